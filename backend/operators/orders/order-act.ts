import type { z } from 'zod'
import { requireOrder } from '@/backend/operators/access/reach'
import type { orderId } from '@/backend/operators/operation/fields'
import {
  defineOperation,
  type Operation,
  type OperationContext,
  Recorded,
} from '@/backend/operators/operation/operation'
import { orderDetail } from './order-schema'
import { toDetail } from './serialise-order'
import { readStoreOrder } from './store-orders'

type OrderRequest = z.ZodObject<{ id: typeof orderId }>
type KnownOrder = Awaited<ReturnType<typeof requireOrder>>

interface OrderAct<Q extends z.ZodType> extends Omit<Operation<Q>, 'method' | 'answer' | 'audit' | 'run'> {
  /** the detail of the audit entry */
  detail?: (input: z.output<Q>) => string
  /** returns another detail of the audit entry; null: it was done before */
  act: (context: OperationContext, input: z.output<Q>, order: KnownOrder) => Promise<string | null | undefined>
}

/** Defines an operation that changes an order in reach, and answers the changed order. */
export function defineOrderAct<Q extends OrderRequest>({ detail, act, ...operation }: OrderAct<Q>) {
  return defineOperation<Q, typeof orderDetail>({
    ...operation,
    method: 'POST',
    answer: orderDetail,
    audit: (input) => ({ subject: input.id, detail: detail?.(input) ?? '' }),
    async run(context, input) {
      const order = await requireOrder(context.db, context.actor, input.id)
      const recorded = await act(context, input, order)
      const answer = toDetail(await readStoreOrder(context.db, context.actor, input.id), context.customerDomain)
      return recorded === undefined ? answer : new Recorded(answer, recorded)
    },
  })
}
