import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'

/** What the browser says of a failed request that a test provokes on purpose. */
const EXPECTED = [
  /Failed to load resource/,
  /tile\.openstreetmap/,
  /ERR_(INTERNET|NAME|CONNECTION|TUNNEL|PROXY|FAILED|ABORTED)/,
]

export interface Shopper {
  email: string
  password: string
}

/** A page on which an unexpected console error or exception fails the test. */
export const test = base.extend<{ watched: undefined; shopper: Shopper }>({
  watched: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.some((known) => known.test(message.text())))
          errors.push(message.text())
      })
      await use(undefined)
      expect(errors, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  /** an account of the test's own */
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures take
  shopper: async ({}, use) => {
    const shopper = { email: `${randomUUID()}@shopper.test`, password: 'shopper-one' }
    const response = await fetch(`${process.env.API_URL}/api/rest/v7/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...shopper, first_name: 'Ada' }),
    })
    expect((await response.json()).RC).toBe(200)
    await use(shopper)
  },
})

export { expect }

/** Fills the login form that is on screen. */
export async function logIn(
  page: Page,
  { email, password }: Shopper,
  words = { login: 'Log in', email: 'Email or phone', password: 'Password' },
) {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page
    .locator('form')
    .filter({ has: page.getByLabel(words.email) })
    .getByRole('button', { name: words.login, exact: true })
    .click()
}
