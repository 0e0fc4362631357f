import type { z } from 'zod'
import type { Ability } from '@/backend/operators/access/abilities'
import { requireOrder } from '@/backend/operators/access/find-order'
import type { orderId } from '@/backend/operators/operation/fields'
import { type Commands, defineOperation, Recorded } from '@/backend/operators/operation/operation'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { orderDetail } from './order-schema'
import { toDetail } from './serialise-order'
import { readStoreOrder } from './store-orders'

type OrderRequest = z.ZodObject<{ id: typeof orderId }>
type KnownOrder = Awaited<ReturnType<typeof requireOrder>>

interface OrderAct<Q extends z.ZodType, Forms extends Record<string, string>> {
  name: string
  about: string
  path: string
  ability: Ability
  request: Q
  /** the detail of the audit entry */
  detail?(input: z.output<Q>): string
  /** returns another detail of the audit entry; null: it was done before */
  act(context: OperationContext, input: z.output<Q>, order: KnownOrder): Promise<string | null | undefined>
  commands: Commands<Q, typeof orderDetail, Forms>
}

/** Defines an operation that changes an order in reach, and answers the changed order. */
export function defineOrderAct<Q extends OrderRequest, const Forms extends Record<string, string>>({
  detail,
  act,
  ...operation
}: OrderAct<Q, Forms>) {
  return defineOperation<Q, typeof orderDetail, Forms>({
    ...operation,
    method: 'POST',
    answer: orderDetail,
    audit: ({ id }) => ({ subject: id }),
    async run(context, input) {
      const order = await requireOrder(context.db, context.actor, input.id)
      const { id } = order
      const recorded = await act(context, { ...input, id }, order)
      const answer = toDetail(await readStoreOrder(context.db, context.actor, id), context.customerDomain)
      return new Recorded(answer, recorded === undefined ? (detail?.(input) ?? '') : recorded, id)
    },
  })
}
