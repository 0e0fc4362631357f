import { getTranslations } from 'next-intl/server'
import { StallScene } from '@/components/ui/content/stall-scene'
import { buttonClass } from '@/components/ui/forms/button'

interface Way {
  name: string
  href: string
}

interface NothingFoundProps {
  /** of a page that has no other */
  title?: string | undefined
  /** what was searched by, each with the search without it */
  filters: Way[]
  /** the words are all that it was searched by */
  isByWords?: boolean
  /** the search without all of them */
  allHref: string
  /** where else to go */
  ways: Way[]
}

/** A search or a list that found nothing: what it was restricted by can be taken away one by one. */
export async function NothingFound({ title, filters, isByWords, allHref, ways }: NothingFoundProps) {
  const t = await getTranslations('search')
  const isFiltered = filters.length > 0 && !isByWords
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center wrap-anywhere">
      <StallScene sign="0" />
      {title ? (
        <h1 className="text-title">{title}</h1>
      ) : (
        <p className="text-heading font-bold">{isFiltered ? t('empty_filtered') : t('empty')}</p>
      )}
      <p className="text-lead max-w-prose text-ink-soft">{isFiltered ? t('empty_filtered_text') : t('empty_text')}</p>
      <p className="flex flex-wrap justify-center gap-3 pt-2 empty:hidden">
        {filters.map(({ name, href }) => (
          <a key={name} href={href} className={`${buttonClass({ variant: 'soft' })} wrap-anywhere`}>
            {t('clear', { name })}
          </a>
        ))}
        {filters.length > 1 && (
          <a href={allHref} className={buttonClass({ variant: 'secondary' })}>
            {t('clear_all')}
          </a>
        )}
        {ways.map(({ name, href }) => (
          <a key={name} href={href} className={`${buttonClass({ variant: 'secondary' })} wrap-anywhere`}>
            {name}
          </a>
        ))}
      </p>
    </div>
  )
}
