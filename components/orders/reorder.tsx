'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import { loadMenu } from '@/lib/browser/cart/menus'
import type { Order } from '@/lib/domain/orders/orders'
import { type Reorder as Plan, reorder } from '@/lib/domain/orders/reorder'
import { ReorderDialog } from './reorder-dialog'

/** Refills the store's cart with the order and opens the store; differences are shown first. */
export function Reorder({ order, storeHref }: { order: Order; storeHref: string }) {
  const [t, errors] = [useTranslations('orders'), useTranslations('errors')]
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState<{ plan: Plan; replaces: boolean } | null>(null)
  const openStore = () => location.assign(storeHref)
  const fill = ({ cart }: Plan) => {
    if (cart.items.length > 0) saveCart(cart)
    openStore()
  }
  const start = async () => {
    setBusy(true)
    const menu = await loadMenu(order.gid)
    setBusy(false)
    if (!menu.ok) return showToast(errors(menu.code), 'danger')
    const plan = reorder(order, menu.value, new Date())
    const replaces = cartOf('menu', order.gid).read() !== null
    const isSame = plan.dropped.length + plan.fewer.length + plan.prices.length === 0
    if (isSame && !replaces) fill(plan)
    else setConfirming({ plan, replaces })
  }
  return (
    <>
      <Button loading={busy} onClick={start}>
        {t('reorder')}
      </Button>
      {confirming && (
        <ReorderDialog
          {...confirming}
          currency={order.currency}
          onConfirm={() => fill(confirming.plan)}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  )
}
