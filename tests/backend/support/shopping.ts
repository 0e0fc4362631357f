import { expect } from 'vitest'
import type { TestAnswer, TestApp, Tokens } from './test-app'

export const HOME = {
  fn: 'Ada',
  ln: 'Byron',
  tn: '6045550100',
  street: '900 Robson St',
  city: 'Vancouver',
  region: 'BC',
  zipcd: 'V6Z 3B7',
  cntry: 'CA',
}

export const VISA = {
  num: '4242424242424242',
  owner: 'Ada Byron',
  type: 1,
  expm: 12,
  expy: 2030,
  cvv: '123',
  cntry: 'CA',
  zipcd: 'V6Z 3B7',
}

interface Deal {
  gid: number
  groupSaleId: number
}

/** ctotal, by pickup. */
export function askQuote(api: TestApp, tokens: Tokens, deal: Deal, over: object = {}): Promise<TestAnswer> {
  const data = {
    gid: deal.gid,
    items: [{ pid: deal.groupSaleId, qty: 1, options: [] }],
    shp_mtd: 2,
    lan: 'en',
    ...over,
  }
  return api.execute(tokens, '/api/rest/v8/ctotal', 'POST', { data })
}

/** The quote must succeed. */
export async function quoteId(api: TestApp, tokens: Tokens, deal: Deal, over: object = {}): Promise<string> {
  const answer = await askQuote(api, tokens, deal, over)
  expect(answer).toMatchObject({ RC: 200 })
  return answer.records.qid
}

/** In cash at pickup. */
export function checkOut(
  api: TestApp,
  tokens: Tokens,
  deal: Deal,
  qid: string,
  over: object = {},
): Promise<TestAnswer> {
  const data = {
    pay_mtd: 1,
    shp_mtd: 2,
    g_id: deal.gid,
    q_id: qid,
    c_fnm: 'Ada',
    c_tn: '6045550100',
    device: 'h5',
    ...over,
  }
  return api.execute(tokens, '/api/rest/v7/aio', 'POST', { data })
}

export async function buy(
  api: TestApp,
  tokens: Tokens,
  deal: Deal,
  over: object = {},
  quoteOver: object = {},
): Promise<string> {
  const answer = await checkOut(api, tokens, deal, await quoteId(api, tokens, deal, quoteOver), over)
  expect(answer).toMatchObject({ RC: 200 })
  return answer.records.ord_id
}

export async function readOrder(api: TestApp, tokens: Tokens, id: string) {
  const answer = await api.execute(tokens, `/api/rest/v8/orddtl/${id}/en`, 'GET')
  expect(answer).toMatchObject({ RC: 200 })
  return answer.records
}
