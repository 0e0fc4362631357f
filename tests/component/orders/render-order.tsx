import { vi } from 'vitest'
import { OrderDetail } from '@/components/orders/detail/order-detail'
import { QrCode } from '@/components/ui/content/qr-code'
import type { Language } from '@/lib/domain/languages/languages'
import { orderCode } from '@/lib/domain/orders/order-code'
import type { Order } from '@/lib/domain/orders/orders'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

const nothing = async () => null

/** Renders the page of the sample order with some changes. */
export function renderOrder(
  changes: Partial<Order> = {},
  onCancel = vi.fn(async () => null),
  language: Language = 'en',
) {
  const actions = { cancel: onCancel, comment: nothing, review: nothing, refresh: nothing }
  const order = { ...sampleOrder, ...changes }
  const view = show(
    <OrderDetail
      order={order}
      isBack={false}
      updatedAt={Date.now()}
      map={{}}
      code={<QrCode text={orderCode(order.id)} label="QR code of your order" />}
      actions={actions}
    />,
    language,
  )
  return { ...view, onCancel }
}
