import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { makeCustomer, makeDeal, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { buy, HOME, quoteId } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { sampleOf, size } from '@/tests/support/scale'

const CALLS = size(10_000, 75)
/** Of a password, each of which is hashed. */
const LOGINS = size(1000, 25)
const REST = '/api/rest/v7'
const PASSWORD = 'noodles-88'

let api: TestApp
let deal: Awaited<ReturnType<typeof makeDeal>>
let passwordHash: string
let me: { id: number; tokens: Tokens; email: string }
let from: string
beforeAll(async () => {
  api = await openTestApp({ simulator: true })
  deal = await makeDeal(api.db, await makeStore(api.db), { stock: 1_000_000, limitPerOrder: 100 })
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  api.clock.advance(90_000)
  const email = `rows${nextId()}@example.com`
  me = { email, ...(await makeCustomer(api.db, { email, passwordHash })) }
  from = `203.0.113.${nextId() % 250}`
})
afterAll(() => api.close())

const call = (path: string, data: object, tokens = me.tokens) =>
  api.post('/api/execute', { ...tokens, path: `${REST}/${path}`, method: 'POST', data }, { 'x-forwarded-for': from })
const visit = (path: string, data: object) => api.post(path, data, { 'x-forwarded-for': from })
const cancel = (ord_id: string) => call('aio', { data: { action: 'cancel', ord_id } })

async function countRows(table: string): Promise<number> {
  const { rows } = (await api.db.execute(sql.raw(`select count(*)::int as n from ${table}`))) as unknown as {
    rows: { n: number }[]
  }
  return rows[0]?.n ?? 0
}

/** What a customer or a visitor may send again and again, and how many rows of each table come of it within an hour. */
const ACTS: [name: string, most: Record<string, number>, times: number, act: () => Promise<(n: number) => unknown>][] =
  [
    ['quotes', { quotes: 20 }, CALLS, async () => () => quoteId(api, me.tokens, deal)],
    [
      'orders that are cancelled',
      {
        ...{ orders: 60, order_lines: 60, order_comments: 60, payments: 60, refunds: 0, order_refunds: 0, quotes: 80 },
        ...{ notices: 120, jobs: 420, coupon_redemptions: 0, transfers: 0 },
      },
      size(300, 70),
      async () => async () => {
        const data = {
          pay_mtd: 8,
          shp_mtd: 2,
          g_id: deal.gid,
          c_fnm: 'Ada',
          c_tn: '6045550100',
          device: 'h5',
          ord_cmt: 'Hi',
        }
        const { records } = await call('aio', { data: { ...data, q_id: await quoteId(api, me.tokens, deal) } })
        if (records?.ord_id) await cancel(records.ord_id)
      },
    ],
    [
      'comments on an order',
      { order_comments: 30, jobs: 30 },
      CALLS,
      async () => {
        const order_id = await buy(api, me.tokens, deal)
        return (n) => call('comment', { order_id, comment: `Are you there? ${n}` })
      },
    ],
    [
      'payments of an order that are opened',
      { payments: 30 },
      CALLS,
      async () => {
        const ord_id = await buy(api, me.tokens, deal, { pay_mtd: 0 })
        return () => call('aio', { data: { action: 'pay', ord_id, pay_mtd: 8, device: 'h5' } })
      },
    ],
    [
      'addresses',
      { addresses: 50 },
      CALLS,
      async () => (n) => call('customerAddr', { ...HOME, street: `${n} Main St` }),
    ],
    [
      'bookmarks',
      { bookmarks: 500 },
      CALLS,
      async () => (n) => {
        const ids = Array.from({ length: 10 }, (_, k) => n * 10 + k)
        return call('bookmark', { data: { ids, type: 7, action: 'add' } })
      },
    ],
    [
      'reviews',
      { reviews: 1 },
      CALLS,
      async () => {
        const order_id = await buy(api, me.tokens, deal)
        await api.db.execute(
          sql`update orders set status = 4, total_paid = grand_total + tips, review_until = '2030-01-01' where id = ${order_id}`,
        )
        return () => call('review', { order_id, rat: 5, cmt: 'Good' })
      },
    ],
    [
      'gift cards that are given and taken back',
      { transfers: 0, notices: 10, jobs: 10 },
      CALLS,
      async () => {
        const receiver = `rows${nextId()}@example.com`
        await makeCustomer(api.db, { email: receiver, emailConfirmedAt: null })
        const code = await makeGiftCard(api.db, me.id, deal.gid, 500)
        return async () => {
          await call('giftcard', { code, receiver })
          await call('giftcard/takeback', { code })
        }
      },
    ],
    [
      'links that confirm an address',
      { verification_codes: 3, notices: 3, jobs: 3 },
      CALLS,
      async () => {
        const email = `rows${nextId()}@example.com`
        return () => call('newemail', { email, password: PASSWORD })
      },
    ],
    [
      'changes of a password',
      { notices: 20, jobs: 20 },
      LOGINS,
      async () => () => call('updatepwd', { op: PASSWORD, password: PASSWORD }),
    ],
    [
      'logins',
      { sessions: 11, device_marks: 20, password_guesses: 1 },
      LOGINS,
      async () => () => visit('/api/rest/v8/login', { data: { email: me.email, password: PASSWORD } }),
    ],
    [
      'logins under other names',
      { password_guesses: 100 },
      size(1000, 105),
      async () => (n) => visit('/api/rest/v8/login', { data: { email: `nobody${n}@example.com`, password: 'guess' } }),
    ],
    [
      'accounts',
      { customers: 20, sessions: 20, verification_codes: 20, notices: 20, device_marks: 20 },
      LOGINS,
      async () => (n) => visit(`${REST}/register`, { email: `rows${nextId()}-${n}@example.com`, password: PASSWORD }),
    ],
    [
      'texted codes',
      { verification_codes: 30, notices: 30, jobs: 30 },
      CALLS,
      async () => (n) => visit(`${REST}/vcd`, { phone: `60455${50_000 + n}`, action: 3, country_code: 'CA' }),
    ],
    [
      'reset links',
      { verification_codes: 10, notices: 10, jobs: 10 },
      CALLS,
      async () => (n) => visit('/api/v7/forgetpwd', { email: `nobody${n}@example.com` }),
    ],
    [
      'messages to support',
      { notices: 5, jobs: 5 },
      CALLS,
      async () => (n) =>
        visit('/api/v7/contact', { name: 'Eve', email: `eve${n}@mail.example`, message: 'Where is my parcel?' }),
    ],
    [
      'events that claim to be of a provider',
      { webhook_events: 0, jobs: 0 },
      CALLS,
      async () => (n) => visit('/webhooks/sandbox', { id: `event-${n}`, type: 'captured' }),
    ],
  ]

describe('within an hour, rows are bounded of', () => {
  it.each(sampleOf(ACTS, 9))(
    '%s: %o',
    async (_, most, times, begin) => {
      const act = await begin()
      const before = new Map<string, number>()
      for (const table of Object.keys(most)) before.set(table, await countRows(table))
      for (let n = 0; n < times; n++) await act(n)
      for (const [table, bound] of Object.entries(most)) {
        const grown = (await countRows(table)) - (before.get(table) ?? 0)
        expect(grown, table).toBeLessThanOrEqual(bound)
        // the calls do what they are meant to do
        expect(bound === 0 || grown > 0 || table === 'password_guesses', table).toBe(true)
      }
    },
    600_000,
  )
})

/** Tables without an act above, and why no call of a customer lets them grow without bound. */
const OTHERS: Record<string, string> = {
  attendances: 'one of a store, by operators',
  audit_entries: 'by operators',
  operators: 'by operators',
  categories: 'the catalogue',
  coupons: 'the catalogue',
  deal_search: 'the catalogue',
  deals: 'the catalogue',
  menu_sections: 'the catalogue',
  option_choices: 'the catalogue',
  option_groups: 'the catalogue',
  products: 'the catalogue',
  search_words: 'the catalogue',
  shortcuts: 'the catalogue',
  taxes: 'the catalogue',
  product_search: 'the catalogue',
  store_search: 'the catalogue',
  stores: 'the catalogue',
  devices: 'one of a session',
  gift_cards: 'bought, or a refund of one order',
  mail_refusals: 'one of an address that was mailed to',
  planned_deletions: 'by operators, one of a customer',
  points_accounts: 'one of a customer',
  rate_limits: 'one of a limit and its key, until its window ends; the limit of an address comes before names',
  restocks: 'one of an item, by operators',
  sandbox_cards: 'of a demo, saved when a charge is paid',
  sandbox_charges: 'of a demo, one of a payment',
  sandbox_refunds: 'of a demo, one of a refund',
  vault_customers: 'one of a customer and provider',
}

test('every table is bounded or says why it need not be', async () => {
  const { rows } = (await api.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )) as unknown as { rows: { name: string }[] }
  const bounded = new Set(ACTS.flatMap(([, most]) => Object.keys(most)))
  expect(rows.map(({ name }) => name).filter((name) => !bounded.has(name))).toEqual(Object.keys(OTHERS).sort())
})
