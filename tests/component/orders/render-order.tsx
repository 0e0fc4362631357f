import { vi } from 'vitest'
import { OrderDetail } from '@/components/orders/detail/order-detail'
import type { Language } from '@/lib/domain/languages/languages'
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
  const view = show(
    <OrderDetail
      order={{ ...sampleOrder, ...changes }}
      isBack={false}
      updatedAt={Date.now()}
      map={{}}
      actions={actions}
    />,
    language,
  )
  return { ...view, onCancel }
}
