import { getLocale, getTranslations } from 'next-intl/server'
import { listedFacts } from '@/lib/domain/stores/status-facts'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { StatusLine } from './status-line'
import { statusLabels } from './status-text'

/** Kept up to date on screen if the list includes its hours. */
export async function CardStatus({ store, now }: { store: ListedStore; now: Date }) {
  const [t, deal, home, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('home'),
    getLocale(),
  ])
  const facts = listedFacts(store, now)
  if (facts) return <StatusLine facts={facts} labels={statusLabels(t, deal, language)} now={now.getTime()} />
  if (store.isOpen === null) return null
  return (
    <p
      data-open={store.isOpen}
      data-serves={store.isOpen}
      className={`text-sm font-semibold ${store.isOpen ? 'text-success' : 'text-ink-faint'}`}
    >
      {store.isOpen ? home('open') : home('closed')}
    </p>
  )
}
