import { useTranslations } from 'next-intl'
import { AddressText } from '@/components/addresses/address-text'
import { Panel } from '@/components/ui/content/panel'
import { orderKind } from '@/lib/domain/orders/order-progress'
import type { Order } from '@/lib/domain/orders/orders'
import type { MapSource } from '@/lib/domain/places/map-source'
import { StoreBox } from './store-box'

/** Where the order goes or is picked up comes first, then the other addresses. */
export function OrderPlaces({ order, map }: { order: Order; map: MapSource }) {
  const t = useTranslations('orders')
  const kind = orderKind(order)
  const shipping = order.shippingAddress && (
    <Panel title={t('shipping_address')}>
      <AddressText address={order.shippingAddress} />
    </Panel>
  )
  const goesOut = kind === 'delivery' || kind === 'shipping'
  return (
    <>
      {goesOut && shipping}
      <StoreBox order={order} source={map} />
      {!goesOut && shipping}
      {order.billingAddress && (
        <Panel title={t('billing_address')}>
          <AddressText address={order.billingAddress} />
        </Panel>
      )}
    </>
  )
}
