import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { logInAt, readCode, signedCall } from './commerce-api'
import { openSession, type Shopper } from './session'

const ORIGIN = process.env.BASE_URL ?? ''

export interface Place {
  street: string
  city: string
  region: string
  cntry: string
  zipcd: string
}

/** Which no account has. */
export function newPhone(): string {
  return `604${String((Number.parseInt(randomUUID().slice(0, 8), 16) % 8_000_000) + 2_000_000)}`
}

async function write(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { headers: { origin: ORIGIN }, data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
}

/** Gives an account what a customer has who has ordered before: a phone, an address at the place, and a saved card. */
export async function haveOrderedBefore(page: Page, shopper: Shopper, gid: number, pid: number, place: Place) {
  const who = await logInAt(shopper)
  await signedCall(who, '/api/rest/v7/customerAddr', {
    ...place,
    fn: 'Ada',
    ln: 'Byron',
    tn: '6045550177',
    is_default: true,
  })
  const quote = { gid, items: [{ pid, qty: 1, options: [] }], shp_mtd: 2, lan: 'en' }
  const { records } = await signedCall<{ qid: string }>(who, '/api/rest/v8/ctotal', { data: quote })
  const year = new Date().getUTCFullYear() + 2
  const card = {
    num: '4242424242424242',
    owner: 'Ada',
    type: 1,
    expm: 12,
    expy: year,
    cvv: '123',
    cntry: 'CA',
    zipcd: 'V6B 1A1',
  }
  const order = {
    g_id: gid,
    q_id: records.qid,
    pay_mtd: 2,
    shp_mtd: 2,
    c_fnm: 'Ada',
    c_tn: '6045550177',
    card,
    save_card: true,
  }
  const { RC } = await signedCall(who, '/api/rest/v7/aio', { data: order })
  if (RC !== 200) throw new Error(`the earlier order answered RC ${RC}`)
  await openSession(page, shopper)
  const phone = newPhone()
  await write(page, '/api/session/code', { phone, countryCode: 'CA' })
  await write(page, '/api/account/phone', {
    phone,
    countryCode: 'CA',
    vc: await readCode(phone),
    password: shopper.password,
  })
}
