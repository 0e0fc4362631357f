import { expect, type Page } from 'playwright/test'

const ORIGIN = process.env.BASE_URL ?? ''

export interface Shopper {
  email: string
  password: string
}

/** With a request. A later login of this account elsewhere, as of `logInAt`, ends the session. */
export async function openSession(page: Page, { email, password }: Shopper): Promise<void> {
  const response = await page.request.post('/api/session', {
    headers: { origin: ORIGIN },
    data: { mode: 'account', email, password },
  })
  expect(response.status(), 'login by request').toBe(200)
}

export async function openAs(page: Page, shopper: Shopper, path: string): Promise<void> {
  await openSession(page, shopper)
  await page.goto(path)
}

export async function logIn(
  page: Page,
  { email, password }: Shopper,
  words = { login: 'Log in', email: 'Email or phone', password: 'Password' },
): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page
    .locator('form')
    .filter({ has: page.getByLabel(words.email) })
    .getByRole('button', { name: words.login, exact: true })
    .click()
}
