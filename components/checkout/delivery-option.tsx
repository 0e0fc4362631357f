'use client'

import { Clock, Mail, Store as StoreIcon, Truck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { Button } from '@/components/ui/forms/button'
import { orderTypeName } from '@/lib/domain/checkout/order-types'
import { NO_SHIPPING_METHOD, SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'
import { formatDayTime } from '@/lib/domain/time/time'
import type { OpenDialog } from './checkout-dialogs'
import type { Checkout } from './use-checkout'

/**
 * The order type and time. The type can be changed if at least two are available; gift cards sent by email, vouchers
 * and amounts without goods have none.
 */
export function DeliveryOption({ checkout, onOpen }: { checkout: Checkout; onOpen: (dialog: OpenDialog) => void }) {
  const t = useTranslations('checkout')
  const { state, store, offered, slot, slots, takesAsap, isSlotGone, quote, nothing } = checkout
  if (nothing === 'amount' || nothing === 'voucher') return null
  if (nothing === 'gift_cards') {
    return (
      <Panel title={t('delivery_option')}>
        <p className="flex items-center gap-3 font-semibold">
          <Mail aria-hidden className="size-5 text-accent-ink" />
          {t('by_mail')}
        </p>
      </Panel>
    )
  }
  const Icon = state.shippingMethod === SHIPPING_METHOD.delivery ? Truck : StoreIcon
  const subMethod = quote?.shippingTypes.flatMap((type) => type.methods).find(({ code }) => code === state.shippingCode)
  return (
    <Panel
      title={t('delivery_option')}
      action={
        offered.length > 1 && (
          <Button variant="ghost" size="small" className="min-h-11" onClick={() => onOpen('order-type')}>
            {t('change')}
          </Button>
        )
      }
    >
      <p className="flex items-center gap-3 font-semibold">
        <Icon aria-hidden className="size-5 text-accent-ink" />
        {state.shippingMethod !== NO_SHIPPING_METHOD
          ? t(orderTypeName(state.shippingMethod, store))
          : t('please_input_shipping_method')}
      </p>
      {(quote?.shippingTypes.length ?? 0) > 0 && (
        <p className="mt-2 flex items-center justify-between gap-3 ps-8 text-ink-soft">
          {subMethod?.description ?? t('please_input_sub_shipping_method')}
          <Button variant="ghost" size="small" className="min-h-11" onClick={() => onOpen('sub-method')}>
            {t('change')}
          </Button>
        </p>
      )}
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4">
        <Clock aria-hidden className="size-5 text-accent-ink" />
        <span className="text-ink-soft">{t('when')}</span>
        <span className="flex-1 font-semibold text-balance tabular-nums">
          {slot ? formatDayTime(slot.start) : t(takesAsap ? 'asap' : takesAsap === null ? 'time_unknown' : 'no_times')}
        </span>
        {Object.keys(slots).length > 0 && (
          <Button variant="ghost" size="small" className="min-h-11" onClick={() => onOpen('time')}>
            {t('choose_time')}
          </Button>
        )}
      </div>
      <p role="status" className="ps-8 text-sm text-ink-soft empty:hidden">
        {isSlotGone && t('time_gone')}
      </p>
    </Panel>
  )
}
