'use client'

import { Heart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { showToast } from '@/components/ui/feedback/toast'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { Bookmark, BookmarkKind } from '@/lib/domain/account/bookmarks'
import { hasId, type Id } from '@/lib/domain/codes/id'
import { withNames } from '@/lib/domain/languages/joined-text'
import { BookmarkSection } from './bookmark-section'
import { useBookmarks } from './use-bookmarks'

interface BookmarksProps {
  /** by id of the store: its status, and how it serves */
  storeFacts?: Record<string, ReactNode>
  /** by id of the store of a product or a deal; none on a store's own site */
  storeNames?: Record<string, string>
  /** ids of the stores whose menu can be ordered from */
  ordering?: Id[]
  /** a distance, with `{km}` */
  away?: string
}

/** The bookmarked stores and products, and deals if there are any. */
export function Bookmarks({ storeFacts = {}, storeNames = {}, ordering = [], away = '' }: BookmarksProps) {
  const [language, paths] = [useLocale(), usePaths()]
  const [t, common, errors] = [useTranslations('assets'), useTranslations('common'), useTranslations('errors')]
  const { answer, isPending, refetch, remove, isRemoving } = useBookmarks()
  const all = answer?.ok ? answer.value : null
  const count = all ? all.stores.length + all.products.length + all.deals.length : 0
  const section = (kind: BookmarkKind, hrefOf: (id: Id) => string, title: string, empty?: string) => {
    const onRemove = async ({ id, name }: Bookmark) => {
      const failed = await remove({ kind, id })
      const isUnknown = failed === 'change_unknown'
      const done = withNames({ name }, language, (names) => t(failed ? 'remove_failed' : 'removed', names))
      const text = isUnknown ? errors(failed) : done
      showToast(text, isUnknown ? 'warning' : failed ? 'danger' : 'success')
    }
    return (
      <BookmarkSection
        {...{ kind, hrefOf, title, empty, away, onRemove }}
        factsOf={({ id, storeId }) => (kind === 'stores' ? storeFacts[id] : storeNames[storeId ?? ''])}
        orderHrefOf={(id) => (kind === 'stores' && hasId(ordering, id) ? paths.menu(id) : undefined)}
        bookmarks={all?.[kind] ?? []}
        isRemoving={(id) => isRemoving({ kind, id })}
      />
    )
  }
  return (
    <div className="grid gap-8">
      <h1 className="text-title font-extrabold">{t('bookmarks')}</h1>
      {isPending && (
        <div role="status" aria-label={common('loading')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-72 rounded-card" />
          ))}
        </div>
      )}
      {answer && !answer.ok && <RetryAlert title={errors('load_failed')} onRetry={() => refetch()} />}
      {all && count === 0 && (
        <EmptyState
          icon={<Heart aria-hidden className="size-7" />}
          like="cards"
          title={t('bookmarks_empty')}
          text={t('bookmarks_empty_text')}
          action={
            <>
              <ButtonLink href={paths.home()}>{t('see_stores')}</ButtonLink>
              <ButtonLink variant="secondary" href={paths.deals()}>
                {t('see_deals')}
              </ButtonLink>
            </>
          }
        />
      )}
      {count > 0 && section('stores', paths.store, t('stores'), t('no_stores'))}
      {count > 0 && section('products', paths.product, t('products'), t('no_products'))}
      {all && all.deals.length > 0 && section('deals', paths.deal, t('deals'))}
    </div>
  )
}
