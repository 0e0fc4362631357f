import { getTranslations } from 'next-intl/server'

/** The store's announcements: the first in one line, all of them in full once it is opened. */
export async function StoreNotices({ announcements }: { announcements: string[] }) {
  const t = await getTranslations('store')
  const [first, ...others] = announcements
  if (first === undefined) return null
  return (
    <section aria-label={t('announcements')}>
      <details className="group text-sm text-ink-soft">
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span className="truncate group-open:whitespace-normal">{first}</span>
          {others.length > 0 && <span className="shrink-0 font-semibold group-open:hidden">+{others.length}</span>}
          <span aria-hidden className="icon-chevron size-4 group-open:rotate-180" />
        </summary>
        <ul className="grid gap-1 ps-6">
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
