import { z } from 'zod'
import { day, orderId, page, pageSize, searchText, storeKeys } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { ORDER_STATES, orderDetail, orderSummary } from './order-schema'
import { detailLines, summaryLine } from './print-order'
import { toDetail, toSummary } from './serialise-order'
import { listStoreOrders, MAX_COUNTED, readStoreOrder } from './store-orders'

export const listOrders = defineOperation({
  name: 'orders.list',
  about: 'The orders that were placed, or are wanted, on a day, newest first; today also what is left of earlier days.',
  method: 'GET',
  path: '/orders',
  ability: 'orders',
  request: z.object({
    store: storeKeys,
    day: z
      .union([day, z.enum(['today', 'any'])])
      .default('today')
      .describe('by the clock of each store'),
    state: z
      .enum(['open', 'all', ...ORDER_STATES])
      .default('all')
      .describe('`open`: what the store has to do'),
    text: searchText.default('').describe('part of an id, number, name, phone or address'),
    page,
    page_size: pageSize,
  }),
  answer: z.object({
    orders: z.array(orderSummary),
    total: z.int().describe(`at most ${MAX_COUNTED}: more are not counted`),
  }),
  async run({ db, actor, now }, { store, day, state, text, page, page_size: pageSize }) {
    const query = {
      stores: store,
      text,
      page,
      pageSize,
      day: day === 'any' ? null : day,
      state: state === 'all' ? null : state,
    }
    const { items, total } = await listStoreOrders(db, actor, query, now())
    return { orders: items.map((item) => toSummary(item.order, item.store)), total }
  },
  commands: {
    list: {
      form: ['--store <key...>', '--day <day>', '--state <state>', '--text <text>', '--page <n>'],
      print: ({ orders, total }) =>
        orders.length === 0
          ? ['no orders']
          : [...orders.map(summaryLine), `${orders.length} of ${total}${total === MAX_COUNTED ? ' or more' : ''}`],
    },
  },
})

export const readOrder = defineOperation({
  name: 'orders.read',
  about: 'One order, with its items, bill, comments, review and refunds.',
  method: 'GET',
  path: '/orders/{id}',
  ability: 'orders',
  request: z.object({ id: orderId }),
  answer: orderDetail,
  async run({ db, actor, customerDomain }, { id }) {
    return toDetail(await readStoreOrder(db, actor, id), customerDomain)
  },
  commands: { show: { form: ['<id>'], print: detailLines } },
})
