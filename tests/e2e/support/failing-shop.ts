import { readFileSync, statSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { type CallFault, openCallGate } from '@/tests/support/call-gate'
import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { WIDE_DIGITS } from '@/tests/support/documented-peer/text-ids'
import { DOTONBORI } from '@/tests/support/documented-peer/two-cities'
import type { FailingCall, Outcome } from '@/tests/support/failing-calls'
import { MESSAGES } from './messages'
import { purge } from './purge'
import { remoteShop } from './remote-shop'
import { storeCart } from './stored-cart'

const LOG = '.reports/second.log'
const GID = WIDE_DIGITS.write(DOTONBORI.gid)
const PID = WIDE_DIGITS.write(DOTONBORI.dish.pid)
/** A page of a host is stored for that host: one of its own has no page of before that stands in. */
const HOSTS = Array.from({ length: 300 }, (_, n) => `site${n}.localhost`)
const { cart, common, errors } = MESSAGES.en
const { load_failed, failed_to_fetch_profile, failed_to_fetch_assets, network, unreadable_answer } = errors
const FAILED = new RegExp(
  [load_failed, failed_to_fetch_profile, failed_to_fetch_assets, network, unreadable_answer, cart.load_failed].join(
    '|',
  ),
)

/** The API in two cities, of which one call fails at a time. */
export function failingShop() {
  const used = HOSTS.values()
  const shop = remoteShop(openFailingPeer, () => ({ SHARED_HOSTS: ['localhost', ...HOSTS].join(), LOG_LEVEL: 'info' }))
  let orderId = ''

  /** A customer with an order, an address, a bookmark and a cart. */
  async function logIn(page: Page): Promise<void> {
    orderId = shop.peer.orders.addUnpaid(DOTONBORI.dish.pid)
    shop.peer.gate.fail(null)
    await shop.openAs(page, '/help')
    await storeCart(page, GID, [{ pid: PID, qty: 1, pc: 1980 }], [2])
    const headers = { origin: shop.url }
    const place = { street: '88 Pacific Blvd', city: 'Vancouver', region: 'BC', country: 'CA', postalCode: 'V6B 1A1' }
    const address = { ...place, firstName: 'Mei', phone: '6045550123' }
    for (const [path, data] of [
      ['addresses', address],
      ['bookmarks', { kind: 'stores', id: GID }],
    ] as const)
      expect((await page.request.post(`${shop.url}/api/${path}`, { headers, data })).status()).toBe(200)
  }

  /** Of a page, with the ids of the shop. */
  const addressOf = ({ path }: Pick<FailingCall, 'path'>) =>
    `${path}${path.includes('?') ? '&' : '?'}lan=en`
      .replaceAll('{gid}', `${GID}`)
      .replace('{pid}', `${PID}`)
      .replace('{deal}', `${WIDE_DIGITS.write(DOTONBORI.deal.id)}`)
      .replace('{order}', orderId)

  /** Opens the page of a call that fails, and expects what its shopper sees. */
  async function expectFailure(page: Page, row: FailingCall, how: CallFault, isPublic: boolean): Promise<void> {
    await purge(shop, ['sites'])
    shop.peer.gate.fail(row.call, how)
    const origin = isPublic ? shop.url.replace('localhost', used.next().value ?? '') : shop.url
    const answer = await page.goto(origin + addressOf(row))
    await expectShown(page, row, outcomeOf(row, how), answer?.status() ?? 0)
  }
  return Object.assign(shop, { logIn, addressOf, expectFailure, logSize, linesSince })
}

async function openFailingPeer() {
  const peer = await openDocumentedPeer({ ids: WIDE_DIGITS, minimal: true })
  const gate = await openCallGate(peer.url)
  return { ...peer, gate, url: gate.url, close: () => Promise.all([gate.close(), peer.close()]) }
}

function outcomeOf({ sees, ifNotOffered }: FailingCall, how: CallFault): Outcome {
  return ('fault' in how && how.fault === 'HTTP 404' && ifNotOffered) || sees
}

/** Whatever fails, there are a header and a way home, and nothing waits for ever. */
async function expectShown(page: Page, { shows, stays }: FailingCall, sees: Outcome, status: number): Promise<void> {
  const main = page.getByRole('main')
  expect(status).toBe(sees === 'page' ? 503 : 200)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  const retry = main.getByRole('link', { name: common.retry }).or(main.getByRole('button', { name: common.retry }))
  if (sees === 'page' || sees === 'part') {
    await expect(main.getByText(FAILED).first()).toBeVisible()
    await expect(retry.first()).toBeVisible()
  }
  if (sees === 'none') await expect(main.getByText(/not found/).first()).toBeVisible()
  if (sees === 'page')
    await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', /^\/(\?lan=en)?$/)
  if (stays) await expect(main.getByText(stays).first()).toBeVisible()
  if (shows && sees === 'same') await expect(main.getByText(shows).first()).toBeVisible()
  if (shows && sees !== 'same') await expect(main.getByText(shows, { exact: true })).toHaveCount(0)
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
}

const logSize = () => statSync(LOG).size

/** Warnings and errors of the log, as far as they name a call. */
function linesSince(size: number): string[] {
  const lines = readFileSync(LOG).subarray(size).toString().split('\n')
  return lines.filter((line) => /"level":(40|50)/.test(line))
}
