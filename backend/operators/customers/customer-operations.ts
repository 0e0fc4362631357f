import { z } from 'zod'
import { mailAddress } from '@/backend/messages/mail-address'
import { requireAllStores } from '@/backend/operators/access/abilities'
import { instant, page } from '@/backend/operators/operation/fields'
import { defineOperation, type OperationContext } from '@/backend/operators/operation/operation'
import { orderSummary } from '@/backend/operators/orders/order-schema'
import { toSummary } from '@/backend/operators/orders/serialise-order'
import {
  blockCustomer as block,
  findCustomers as find,
  listCustomerOrders,
  readCustomer as read,
  unblockCustomer as unblock,
} from './customer-accounts'

const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

const customer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  since: instant,
  blocked_since: instant.nullable(),
})
const customerDetail = customer
  .extend({ order_count: z.int(), orders: z.array(orderSummary) })
  .meta({ id: 'customer_account' })

type Found = Awaited<ReturnType<typeof find>>[number]

function toCustomer(found: Found, domain: string): z.input<typeof customer> {
  return {
    id: found.id,
    name: `${found.firstName} ${found.lastName}`.trim(),
    email: mailAddress(found.email, domain),
    phone: found.phone,
    since: found.createdAt.toISOString(),
    blocked_since: found.blockedAt?.toISOString() ?? null,
  }
}

async function readDetail({ db, actor, customerDomain }: OperationContext, id: number, page: number) {
  const found = await read(db, actor, id)
  const orders = (await listCustomerOrders(db, actor, id, page)).map(({ order, store }) => toSummary(order, store))
  return { ...toCustomer(found, customerDomain), order_count: found.orderCount, orders }
}

export const findCustomers = defineOperation({
  name: 'customers.find',
  about: 'At most 50 accounts; an operator of some stores finds who has ordered there.',
  method: 'GET',
  path: '/customers',
  ability: 'customers',
  request: z.object({ text: z.string().trim().min(2).max(80).describe('part of a name, address or phone') }),
  answer: z.object({ customers: z.array(customer) }),
  async run({ db, actor, customerDomain }, { text }) {
    return { customers: (await find(db, actor, text)).map((found) => toCustomer(found, customerDomain)) }
  },
})

export const readCustomer = defineOperation({
  name: 'customers.read',
  about: 'One account, with its orders at the operator’s stores: 50 to a page, newest first.',
  method: 'GET',
  path: '/customers/{id}',
  ability: 'customers',
  request: id.extend({ page }),
  answer: customerDetail,
  run: (context, { id, page }) => readDetail(context, id, page),
})

export const blockCustomer = defineOperation({
  name: 'customers.block',
  about: 'Ends the account’s sessions and lets nobody log in to it. Only an operator of all stores may.',
  method: 'POST',
  path: '/customers/{id}/block',
  ability: 'customers',
  request: id,
  answer: customerDetail,
  audit: ({ id }) => ({ subject: `${id}` }),
  async run(context, { id }) {
    requireAllStores(context.actor)
    await block(context.db, id, context.now())
    return readDetail(context, id, 1)
  },
})

export const unblockCustomer = defineOperation({
  name: 'customers.unblock',
  about: 'Its owner may log in again. Only an operator of all stores may.',
  method: 'POST',
  path: '/customers/{id}/unblock',
  ability: 'customers',
  request: id,
  answer: customerDetail,
  audit: ({ id }) => ({ subject: `${id}` }),
  async run(context, { id }) {
    requireAllStores(context.actor)
    await unblock(context.db, id)
    return readDetail(context, id, 1)
  },
})
