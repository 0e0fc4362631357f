import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreServices } from '@/components/stores/about/store-services'
import { StatusNow } from '@/components/stores/status/status-now'
import { statusLabels } from '@/components/stores/status/status-text'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'
import { StoreExtras } from './store-extras'

interface OwnMenuHeadProps {
  store: Store
  /** page of the menu, from 2 */
  page: number
  now: Date
  actions?: ReactNode
}

/** The head of a later page of a long menu on the store's own domain, whose bar has the name and the logo. */
export async function OwnMenuHead({ store, page, now, actions }: OwnMenuHeadProps) {
  const [t, deals, deal, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('deals'),
    getTranslations('deal'),
    getLocale(),
  ])
  return (
    <header className="group/head grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-title">{deals('page_title', { title: t('menu'), page })}</h1>
        <StatusNow facts={statusFacts(store, now)} labels={statusLabels(t, deal, language)} now={now.getTime()} />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
        <StoreServices store={store} now={now} />
        <StoreExtras store={store} now={now} actions={actions} />
      </div>
    </header>
  )
}
