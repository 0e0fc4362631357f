import { z } from 'zod'
import { mailAddress } from '@/backend/messages/mail-address'
import { requireAllStores } from '@/backend/operators/access/abilities'
import { linesOr } from '@/backend/operators/operation/command'
import { instant, page, rowId } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { orderSummary } from '@/backend/operators/orders/order-schema'
import { toSummary } from '@/backend/operators/orders/serialise-order'
import { readPlannedDeletion } from '@/backend/privacy/deletion/planned-deletions'
import {
  blockCustomer as block,
  findCustomers as find,
  listCustomerOrders,
  readCustomer as read,
  unblockCustomer as unblock,
} from './customer-accounts'
import { plannedDeletion, toPlannedDeletion } from './customer-data'

const id = z.object({ id: rowId })

const customer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  since: instant,
  blocked_since: instant.nullable(),
})
const customerDetail = customer
  .extend({
    deletion: plannedDeletion.nullable().describe('null: none is planned'),
    order_count: z.int(),
    orders: z.array(orderSummary),
  })
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

async function readDetail({ db, actor, customerDomain, now }: OperationContext, id: number, page: number) {
  const found = await read(db, actor, id)
  const orders = (await listCustomerOrders(db, actor, id, page)).map(({ order, store }) => toSummary(order, store))
  const planned = await readPlannedDeletion(db, id, now())
  const deletion = planned && toPlannedDeletion(planned)
  return { ...toCustomer(found, customerDomain), deletion, order_count: found.orderCount, orders }
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
  commands: {
    find: {
      form: ['<text...>'],
      print: ({ customers }) => linesOr(customers.map(lineOf), 'no customers'),
    },
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
  commands: { show: { form: ['<id>'], print: detailLines } },
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
  commands: { block: { form: ['<id>'], print: ({ id }) => [`${id}: is blocked`] } },
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
  commands: { unblock: { form: ['<id>'], print: ({ id }) => [`${id}: is unblocked`] } },
})

function lineOf({ id, name, email, phone, blocked_since: blocked }: z.output<typeof customer>): string {
  return [id, name, email, phone, blocked && `blocked since ${blocked}`].filter(Boolean).join('  ')
}

function detailLines({ orders, deletion, ...facts }: z.output<typeof customerDetail>): string[] {
  return [
    ...Object.entries(facts).flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])),
    ...(deletion ? [`deletion: planned since ${deletion.since}, waits: ${deletion.waits_for}`] : []),
    ...orders.map(({ id, store, state, placed_at }) => `${id}  ${store}  ${state}  ${placed_at}`),
  ]
}
