import type { Page } from 'playwright/test'
import { phoneText } from '@/lib/domain/places/phone-text'
import { readCode, readResetLink } from './support/commerce-api'
import { logIn } from './support/session'
import { expect, test } from './support/test'

const NEW = 'remembered-now'
/** A customer of the demo with a phone, whom no other journey uses. */
const THIRD = { email: 'third@plaza.test', phone: '6045550189' }

async function openForgotten(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
}

test('a link by email sets a forgotten password, and works once [ACCT-9] [ERR-11]', async ({
  page,
  shopper,
  faults,
}) => {
  await openForgotten(page)
  await page.getByLabel('Email', { exact: true }).fill(shopper.email)
  await page.getByRole('button', { name: 'Send reset email' }).click()
  await expect(page.getByText('Reset email sent')).toBeVisible()
  const link = await readResetLink(shopper.email)
  await page.goto(link)
  await page.getByLabel('New password').fill(NEW)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset success')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, { ...shopper, password: NEW })
  await expect(page.getByRole('banner').getByText('Your account')).toBeVisible()
  // entered before anybody had proved the address
  await expect(page.getByRole('banner').getByText('Ada')).toBeHidden()
  await page.waitForLoadState('networkidle')

  faults.expect(/^422 POST \/api\/account\/password\/link$/)
  await page.goto(link)
  await page.getByLabel('New password').fill('another-one')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('This link has been used or has expired. Please request a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send reset email' })).toBeVisible()
})

test('a code by text message sets a forgotten password, in the login dialog too [ACCT-9] [ERR-11]', async ({
  page,
}) => {
  await page.goto('/account/orders')
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset password' })
  await dialog.getByRole('radio', { name: 'Reset by text message' }).check()
  await dialog.getByLabel('Phone').fill(THIRD.phone)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByText(`We sent a code to ${phoneText(THIRD.phone, 'CA')}.`)).toBeVisible()
  await dialog.getByLabel('Verification code').fill(await readCode(THIRD.phone))
  await dialog.getByLabel('New password').fill(NEW)
  await dialog.getByRole('button', { name: 'Reset password' }).click()
  await expect(dialog.getByText('Password reset success')).toBeVisible()
  await dialog.getByRole('button', { name: 'Log in with a password' }).click()
  await logIn(page, { email: THIRD.email, password: NEW })
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible()
})
