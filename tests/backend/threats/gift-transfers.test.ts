import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCustomer, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let gid: number
beforeAll(async () => {
  api = await openTestApp()
  gid = (await makeStore(api.db)).gid
})
afterAll(() => api.close())

const give = (tokens: Tokens, code: string, receiver: string) =>
  api.execute(tokens, '/api/rest/v7/giftcard', 'POST', { code, receiver, comment: '' })

it('a transfer without a card of one’s own answers the same, whoever the receiver is', async () => {
  const [owner, other, prober] = [await makeCustomer(api.db), await makeCustomer(api.db), await makeCustomer(api.db)]
  await makeCustomer(api.db, { email: 'known@example.com', phone: '6045550155' })
  await makeCustomer(api.db, { email: 'unconfirmed@example.com', emailConfirmedAt: null })
  const theirs = await makeGiftCard(api.db, owner.id, gid, 5000)
  const waiting = await makeGiftCard(api.db, other.id, gid, 5000)
  await give(other.tokens, waiting, 'unconfirmed@example.com')
  const receivers = ['known@example.com', 'unconfirmed@example.com', 'nobody@example.com', '6045550155', '6045550156']
  const answers = []
  for (const receiver of receivers) {
    answers.push(await give(prober.tokens, 'NO-SUCH-CARD', receiver), await give(prober.tokens, theirs, receiver))
    answers.push(await give(other.tokens, waiting, receiver))
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual({ RC: 484, msg: 'record not found' })
})

it('with one, an unknown receiver is refused in the same words, ten times an hour', async () => {
  const prober = await makeCustomer(api.db)
  const code = await makeGiftCard(api.db, prober.id, gid, 5000)
  const answers = []
  for (let n = 0; n < 12; n++) answers.push(await give(prober.tokens, code, `nobody${n}@example.com`))
  expect(answers.slice(0, 10)).toEqual(Array(10).fill({ RC: 484, msg: 'record not found' }))
  expect(answers.slice(10).map(({ RC }) => RC)).toEqual([429, 429])
  expect((await give(prober.tokens, code, 'known@example.com')).RC).toBe(429)
})
