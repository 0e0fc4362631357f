import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/feedback/badge'
import { Button } from '@/components/ui/forms/button'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { useMoney } from '@/operator/layout/use-money'
import { useText } from '@/operator/layout/use-text'
import { fetchItem, type Item, pathOf } from './items'
import { PriceDialog } from './price-dialog'

interface ItemRowProps {
  item: Item
  currency: string
  store: string
}

export function ItemRow({ item, currency, store }: ItemRowProps) {
  const t = useTranslations('operator')
  const [money, textOf] = [useMoney(currency), useText()]
  const press = usePress<Item | undefined>()
  const [isPricing, setPricing] = useState(false)
  const isSoldOut = item.stock === 0
  const path = pathOf(store, item)
  const setStock = (body: { stock: number | null; until_morning?: boolean }) =>
    press.mutate({
      path: `${path}/stock`,
      body,
      read: () => fetchItem(store, item),
      isDone: (now) => now?.stock === body.stock,
    })
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">{textOf(item.names)}</span>
        <span className="flex items-center gap-3">
          {isSoldOut && <Badge tone="danger">{t('sold_out')}</Badge>}
          {item.stock !== null && !isSoldOut && (
            <span className="text-ink-soft">{t('left', { count: item.stock })}</span>
          )}
          <span className="money">{money(item.price)}</span>
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {isSoldOut ? (
          item.kind !== 'deal' && (
            <Button
              size="small"
              variant="secondary"
              loading={press.isPending}
              onClick={() => setStock({ stock: null })}
            >
              {t('in_stock')}
            </Button>
          )
        ) : (
          <>
            <Button
              size="small"
              variant="secondary"
              loading={press.isPending}
              onClick={() => setStock({ stock: 0, until_morning: true })}
            >
              {t('sold_out_today')}
            </Button>
            <Button size="small" variant="ghost" loading={press.isPending} onClick={() => setStock({ stock: 0 })}>
              {t('sold_out_for_good')}
            </Button>
          </>
        )}
        <Button size="small" variant="ghost" onClick={() => setPricing(true)}>
          {t('change_price')}
        </Button>
      </div>
      <PressWaits press={press} />
      {isPricing && <PriceDialog item={item} currency={currency} store={store} onClose={() => setPricing(false)} />}
    </div>
  )
}
