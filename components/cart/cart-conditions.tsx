import { useLocale, useTranslations } from 'next-intl'
import { TabCartNotice } from '@/components/payment-fields/tab-cart-notice'
import { Segments } from '@/components/ui/forms/segments'
import { chooseFulfilmentMethod } from '@/lib/browser/cart/fulfilment-choice'
import type { Cart } from '@/lib/domain/cart/cart'
import { goodsSubtotal, isGiftCardsOnly, offeredFulfilmentMethods } from '@/lib/domain/checkout/offered-fulfilment'
import { FULFILMENT_METHOD, menuFulfilmentName, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { formatMoney } from '@/lib/domain/money/money'
import type { OrderingStore } from '@/lib/domain/stores/menu'
import { ordering } from '@/lib/domain/stores/store-status'

interface CartConditionsProps {
  cart: Cart
  store: OrderingStore
  now: Date
}

/** How it is handed over, unless all of it is mailed, and what else is to know before the checkout. */
export function CartConditions({ cart, store, now }: CartConditionsProps) {
  const [t, names] = [useTranslations('cart'), useTranslations('store')]
  return (
    <div className="grid gap-2">
      {!isGiftCardsOnly(cart) && <FulfilmentConditions cart={cart} store={store} now={now} />}
      {ordering(store, now) === 'later' && <p className="text-sm text-ink-soft">{names('order_for_later')}</p>}
      <p className="text-sm text-ink-faint">{t('later_note')}</p>
      <TabCartNotice cart={cart} />
    </div>
  )
}

/** The fulfilment methods to choose from, and the amount missing for delivery. */
function FulfilmentConditions({ cart, store, now }: CartConditionsProps) {
  const language = useLocale()
  const [t, names] = [useTranslations('cart'), useTranslations('store')]
  const money = (amount: number) => formatMoney({ amount, currency: store.currency }, language)
  const goods = goodsSubtotal(cart, null)
  const isOpen = ordering(store, now) === 'now'
  const types = offeredFulfilmentMethods({ ...store, isOpen }, cart.fulfilmentMethods, goods)
  const options = types.map((value) => ({ value, content: names(menuFulfilmentName(value, store)) }))
  const isDelivery =
    cart.fulfilmentMethod === FULFILMENT_METHOD.delivery || cart.fulfilmentMethod === NO_FULFILMENT_METHOD
  const short = store.services.delivery && isDelivery ? store.minDeliveryAmount - goods : 0
  return (
    <>
      {options.length > 0 && (
        <Segments
          legend={names('services')}
          options={options}
          value={cart.fulfilmentMethod}
          onChange={(code) => chooseFulfilmentMethod(cart.gid, code)}
        />
      )}
      {types.length === 0 && <p className="text-sm text-warning">{t('no_order_types')}</p>}
      {short > 0 && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{t('more_for_delivery', { amount: money(short) })}</p>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-accent transition-[width] duration-300"
              style={{ width: `${(goods / store.minDeliveryAmount) * 100}%` }}
            />
          </span>
        </div>
      )}
    </>
  )
}
