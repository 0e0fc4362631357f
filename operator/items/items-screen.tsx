import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { TextField } from '@/components/ui/forms/text-field'
import { Spinner } from '@/components/ui/loading/spinner'
import type { Store } from '@/operator/session/use-self'
import { ItemRow } from './item-row'
import { fetchItems } from './items'

const AGAIN_MS = 15_000

/** What the store sells: sold out, back in stock, and prices. */
export function ItemsScreen({ store }: { store: Store }) {
  const t = useTranslations('operator')
  const [text, setText] = useState('')
  const searched = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['items', store.key, searched],
    queryFn: () => fetchItems(store.key, searched),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchInterval: AGAIN_MS,
  })
  return (
    <main className="mx-auto grid w-full max-w-3xl content-start gap-4 p-3 sm:p-4">
      <h1 className="text-title">{t('screen_items')}</h1>
      <TextField label={t('find_item')} type="search" value={text} onChange={(event) => setText(event.target.value)} />
      {!data ? (
        <Spinner className="size-8 justify-self-center" />
      ) : data.items.length === 0 ? (
        <EmptyState title={t('no_items')} />
      ) : (
        <ul className="grid gap-2.5">
          {data.items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <ItemRow item={item} currency={data.currency} store={store.key} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
