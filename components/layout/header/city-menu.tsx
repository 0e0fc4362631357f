import { getLocale, getTranslations } from 'next-intl/server'
import { StayOnPage } from '@/components/layout/document/stay-on-page'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import type { City } from '@/lib/domain/places/cities'
import type { Paths } from '@/lib/paths'
import { CityName } from './city-name'

interface CityMenuProps {
  cities: readonly City[]
  /** only on pages that depend on it */
  city?: City | undefined
  paths: Paths
}

/** Nothing where there is no choice. */
export async function CityMenu({ cities, city, paths }: CityMenuProps) {
  const [t, language] = await Promise.all([getTranslations('header'), getLocale()])
  const [first] = cities
  if (!first || cities.length === 1) return null
  const names = cities.map(({ key, name }) => [key, name[language]] as const)
  return (
    <DetailsMenu
      name="header"
      summary={
        <>
          <span aria-hidden className="icon-pin size-4.5 text-accent-ink max-[22.5rem]:hidden" />
          {t.rich('city_menu', {
            label: (words) => <span className="sr-only">{words}</span>,
            city: () => (
              <span className="city-name">
                {city ? city.name[language] : <CityName names={names} fallback={first.name[language]} />}
              </span>
            ),
          })}
          <span aria-hidden className="icon-chevron size-4 text-ink-faint group-open:rotate-180" />
        </>
      }
    >
      <StayOnPage>
        <CityLinks cities={cities} city={city} paths={paths} className="menu-item" />
      </StayOnPage>
    </DetailsMenu>
  )
}

/** Use inside a `StayOnPage`. */
export async function CityLinks({ cities, city, paths, className }: CityMenuProps & { className: string }) {
  const language = await getLocale()
  return cities.map(({ key, name }) => (
    <a
      key={key}
      href={paths.dealsOf(key)}
      data-city={key}
      aria-current={key === city?.key ? 'true' : undefined}
      className={className}
    >
      {name[language]}
      {key === city?.key && <span aria-hidden className="icon-check ms-auto size-4" />}
    </a>
  ))
}
