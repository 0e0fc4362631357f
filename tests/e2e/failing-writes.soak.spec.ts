import type { Page } from 'playwright/test'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { CALL_FAULTS } from '@/tests/support/call-gate'
import { failingShop } from './support/failing-shop'
import { fillContact } from './support/menu-checkout'
import { MESSAGES } from './support/messages'
import { logIn } from './support/session'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default', timeout: 120_000 })

const shop = failingShop()
const { errors, paynow } = MESSAGES.en
/** What may take money waits longest. */
const ANSWERED_MS = DEADLINES.browserCharge + 5000
/** What is said of a write that has failed, or may have been done. */
const SAID = [
  ...[errors.network, errors.unreadable_answer, errors.change_unknown, errors.unexpected_error],
  ...[errors.failed_to_login, paynow.checking_order_title],
]
const FAULTS = Object.keys(CALL_FAULTS) as (keyof typeof CALL_FAULTS)[]

interface Write {
  path: string
  /** a visitor's */
  isOpen?: true
  act: (page: Page) => Promise<void>
}

const WRITES: Record<string, Write> = {
  login: { path: '/login', isOpen: true, act: (page) => logIn(page, shop.peer.customer) },
  vcd: {
    path: '/login',
    isOpen: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Log in with a text message' }).click()
      await page.getByLabel('Phone').fill('6045550199')
      await page.getByRole('button', { name: 'Get code' }).click()
    },
  },
  'customerinfo (update)': {
    path: '/account',
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit account' }).click()
      const profile = page.getByRole('tabpanel', { name: 'Profile' })
      await profile.getByLabel('First name').fill('Ren')
      await profile.getByRole('button', { name: 'Save profile' }).click()
    },
  },
  aio: {
    path: '/checkout?query={gid}',
    act: async (page) => {
      await fillContact(page)
      await page.getByRole('button', { name: 'Place order' }).click()
    },
  },
}

for (const [call, { path, isOpen, act }] of Object.entries(WRITES))
  for (const fault of FAULTS)
    test(`${call} that fails by ${fault} says so, and keeps its page`, async ({ page }) => {
      if (!isOpen) await shop.logIn(page)
      await page.goto(shop.url + shop.addressOf({ path }))
      shop.peer.gate.fail(call, { fault })
      await act(page)
      await expect.poll(() => page.locator('body').ariaSnapshot(), { timeout: ANSWERED_MS }).toMatch(toPattern(SAID))
      expect(shop.peer.gate.failures()).toBe(1)
      shop.peer.gate.fail(null)
      await expect(page.getByRole('banner')).toBeAttached()
    })

const toPattern = (texts: string[]) =>
  new RegExp(texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
