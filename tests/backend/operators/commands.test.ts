import { desc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditEntries } from '@/backend/operators/access/schema'
import { findOperator } from '@/backend/operators/accounts/operator-accounts'
import { apiContext } from '@/backend/operators/operation/operation-context'
import { runOperation } from '@/backend/operators/operation/run-operation'
import { OPERATIONS } from '@/backend/operators/operations'
import { jobs } from '@/backend/platform/jobs/schema'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy } from '@/tests/backend/support/shopping'

const { api, me, store, deal, call, run, operator } = await openOperatorDesk()
const token = await operator(['orders', 'refunds', 'catalogue', 'customers', 'sales'], null)
afterAll(() => api.close())

async function recorded(count: number) {
  const { act, subject, detail } = auditEntries
  return api.db.select({ act, subject, detail }).from(auditEntries).orderBy(desc(auditEntries.id)).limit(count)
}

describe('an operation', () => {
  it.each<[string, string, object, string[]]>([
    ['items.stock', 'deal', { stock: 3 }, ['in-stock', '3']],
    ['items.price', 'deal', { price: 12.5 }, ['price', '12.50']],
  ])('%s is recorded alike by call and by command', async (act, kind, body, [word = '', typed = '']) => {
    await call(token, 'POST', `/stores/${store.urlKey}/items/${kind}/${deal.id}/${act.split('.')[1]}`, body)
    await run('items', word, store.urlKey ?? '', kind, `${deal.id}`, typed)
    const [byCommand, byCall] = await recorded(2)
    expect(byCommand).toMatchObject({ act, subject: store.urlKey })
    expect(byCommand).toEqual(byCall)
  })

  it('on an order is recorded alike by call and by command', async () => {
    const [first, second] = [await buy(api, me, deal), await buy(api, me, deal)]
    await call(token, 'POST', `/orders/${first}/accept`, { minutes: 25 })
    await run('orders', 'accept', second, '--minutes', '25')
    const entry = { act: 'orders.accept', detail: 'in 25 minutes' }
    expect(await recorded(2)).toEqual([
      { ...entry, subject: second },
      { ...entry, subject: first },
    ])
  })

  const ofCommands = OPERATIONS.filter(({ commandOnly }) => commandOnly !== undefined)
  it.each(ofCommands.map((operation) => [operation.name, operation] as const))(
    '%s has no call, and is not run for the holder of a token',
    async (_, operation) => {
      const actor = await findOperator(api.db, token)
      if (!actor) throw new Error('no operator')
      await expect(runOperation(operation, apiContext(api.deps, actor), {})).rejects.toMatchObject({
        code: 'forbidden',
      })
    },
  )
})

describe('the audit of a command', () => {
  it('has the stores and abilities of a new token, and who lost theirs', async () => {
    await run('operators', 'add', 'till-1', '--store', store.urlKey ?? '', '--may', 'orders,sales')
    await run('operators', 'add', 'desk', '--all-stores', '--may', 'refunds')
    await run('operators', 'revoke', 'till-1')
    expect(await recorded(3)).toEqual([
      { act: 'operators.revoke', subject: 'till-1', detail: '' },
      { act: 'operators.add', subject: 'desk', detail: 'refunds at all stores' },
      { act: 'operators.add', subject: 'till-1', detail: `orders sales at ${store.gid}` },
    ])
  })

  it('has what was done alone', async () => {
    const key = store.urlKey ?? ''
    const [job] = await api.db
      .insert(jobs)
      .values({ kind: 'nonsense', payload: {}, dueAt: api.clock.now(), deadAt: api.clock.now() })
      .returning({ id: jobs.id })
    const id = `${job?.id}`
    const done = [
      [['jobs', 'retry', id], { act: 'jobs.retry', subject: id, detail: '' }],
      [['stores', 'open', key], null],
      [['stores', 'close', key], { act: 'stores.close', subject: key, detail: '' }],
      [['stores', 'domain', key, 'bread.example'], { act: 'stores.domain', subject: key, detail: 'bread.example' }],
      [
        ['stores', 'domain', key, 'bread.example', '--remove'],
        { act: 'stores.domain', subject: key, detail: 'bread.example --remove' },
      ],
      [['stores', 'webhook', key], { act: 'stores.webhook', subject: key, detail: 'told' }],
      [['stores', 'webhook', key, '--renew'], { act: 'stores.webhook', subject: key, detail: 'renewed' }],
      [['stores', 'completes-after', key, 'never'], { act: 'stores.completes-after', subject: key, detail: 'never' }],
      [['jobs', 'retry', id], null],
      [['payments', 'retry', 'none'], null],
      [['payments', 'settle', 'none'], null],
      [['stores', 'close', key], null],
      [['stores', 'domain', key, 'bread.example', '--remove'], null],
      [['operators', 'revoke', 'nobody'], null],
    ] as const
    const before = await api.db.$count(auditEntries)
    for (const [words] of done) await run(...words)
    const expected = done.flatMap(([, entry]) => entry ?? []).toReversed()
    expect(await recorded((await api.db.$count(auditEntries)) - before)).toEqual(expected)
    await api.db.delete(jobs).where(eq(jobs.id, Number(id)))
  })
})
