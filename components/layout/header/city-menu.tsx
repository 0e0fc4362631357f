import { getTranslations } from 'next-intl/server'
import { StayOnPage } from '@/components/layout/document/stay-on-page'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import { CITY_KEYS, type CityKey } from '@/lib/domain/places/cities'
import type { Paths } from '@/lib/paths'
import { CityName } from './city-name'

interface CityMenuProps {
  /** only on pages that depend on it */
  city?: CityKey | undefined
  paths: Paths
}

export async function CityMenu({ city, paths }: CityMenuProps) {
  const t = await getTranslations('header')
  const names = Object.fromEntries(CITY_KEYS.map((key) => [key, t(`cities.${key}`)])) as Record<CityKey, string>
  return (
    <DetailsMenu
      name="header"
      summary={
        <>
          <span aria-hidden className="icon-pin size-4.5 text-accent-ink max-[22.5rem]:hidden" />
          <span className="sr-only">{t('choose_city')}: </span>
          <span className="city-name">{city ? names[city] : <CityName names={names} />}</span>
          <span aria-hidden className="icon-chevron size-4 text-ink-faint group-open:rotate-180" />
        </>
      }
    >
      <StayOnPage>
        <CityLinks city={city} paths={paths} className="menu-item" />
      </StayOnPage>
    </DetailsMenu>
  )
}

/** Use inside a `StayOnPage`. */
export async function CityLinks({ city, paths, className }: CityMenuProps & { className: string }) {
  const t = await getTranslations('header')
  return CITY_KEYS.map((one) => (
    <a
      key={one}
      href={paths.dealsOf(one)}
      data-city={one}
      aria-current={one === city ? 'true' : undefined}
      className={className}
    >
      {t(`cities.${one}`)}
      {one === city && <span aria-hidden className="icon-check ms-auto size-4" />}
    </a>
  ))
}
