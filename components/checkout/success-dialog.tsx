'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { fillId } from '@/lib/paths'
import type { CheckoutLinks } from './checkout-links'

/** Links back to the store and to the order. */
export function SuccessDialog({ orderId, links }: { orderId: string; links: CheckoutLinks }) {
  const [t, orders] = [useTranslations('checkout'), useTranslations('orders')]
  const short = shortNumber(orderId)
  return (
    <ConfirmDialog
      open
      title={t('order_created_title')}
      cancelLabel={t('back_to_store')}
      confirmLabel={t('go_to_order')}
      onCancel={() => location.assign(links.store)}
      onConfirm={() => location.assign(fillId(links.order, orderId))}
    >
      {t('order_created', { order_id: orderId })}
      {short && (
        <span className="mt-2 block font-semibold tabular-nums">{orders('short_number', { number: short })}</span>
      )}
    </ConfirmDialog>
  )
}
