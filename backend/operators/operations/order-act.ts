import type { z } from 'zod'
import { requireOrder } from '@/backend/operators/reach'
import { readStoreOrder } from '@/backend/operators/read-store-order'
import { defineOperation, type Operation, type OperationContext, Recorded } from './define-operation'
import type { orderId } from './fields'
import { orderDetail } from './order-schema'
import { toDetail } from './serialise-order'

type OrderRequest = z.ZodObject<{ id: typeof orderId }>
type KnownOrder = Awaited<ReturnType<typeof requireOrder>>

interface OrderAct<Q extends z.ZodType> extends Omit<Operation<Q>, 'method' | 'answer' | 'audit' | 'run'> {
  /** what the audit says besides the order */
  detail?: (input: z.output<Q>) => string
  /** what it returns, the audit says in place of that; null: it was done before */
  act: (context: OperationContext, input: z.output<Q>, order: KnownOrder) => Promise<string | null | undefined>
}

/** Something done to an order in reach, of which the answer is what it is then. */
export function defineOrderAct<Q extends OrderRequest>({ detail, act, ...operation }: OrderAct<Q>) {
  return defineOperation<Q, typeof orderDetail>({
    ...operation,
    method: 'POST',
    answer: orderDetail,
    audit: (input) => ({ subject: input.id, detail: detail?.(input) ?? '' }),
    async run(context, input) {
      const order = await requireOrder(context.db, context.actor, input.id)
      const said = await act(context, input, order)
      const answer = toDetail(await readStoreOrder(context.db, context.actor, input.id), context.customerDomain)
      return said === undefined ? answer : new Recorded(answer, said)
    },
  })
}
