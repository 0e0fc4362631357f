import { phoneText } from '@/lib/domain/places/phone-text'
import { guessPassword, logInAt, readCode } from './support/commerce-api'
import { logIn, openAs } from './support/session'
import { expect, test } from './support/test'

test('a private page opens the forced login dialog, which cannot be closed but links home [ROUTE-2] [ROUTE-3]', async ({
  page,
  shopper,
}) => {
  await page.goto('/account/orders')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { name: 'Order history' })).toHaveCount(0)
  await logIn(page, shopper)
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible()
})

test('a wrong password shows an error, and the input is preserved [ERR-2]', async ({ page, shopper, faults }) => {
  faults.expect(/^4\d\d POST \/api\/session$/)
  await page.goto('/login')
  await logIn(page, { ...shopper, password: 'wrong-one' })
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect username/password' })).toBeVisible()
  await expect(page.getByLabel('Email or phone')).toHaveValue(shopper.email)
})

test('a text message logs in, and creates the account on first use [AUTH-3] [CALL-8]', async ({ page }) => {
  const phone = `604${Math.floor(Math.random() * 9e6 + 1e6)}`
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a text message' }).click()
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText(`We sent a code to ${phoneText(phone, 'CA')}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(await readCode(phone))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('the phone of a text message may be written in any way, but without an extension [AUTH-14]', async ({ page }) => {
  const phone = `604${Math.floor(Math.random() * 8e6 + 2e6)}`
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a text message' }).click()
  await page.getByLabel('Phone', { exact: true }).fill(`${phone} ext. 7`)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Enter the number without its extension')).toBeVisible()
  await page.getByLabel('Phone', { exact: true }).fill(`+1 ${phone.slice(0, 3)} ${phone.slice(3)}`)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText(`We sent a code to ${phoneText(phone, 'CA')}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(wide(await readCode(phone)))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('login goes to ref with refquery, and never to another site [AUTH-4] [AUTH-5]', async ({ page, shopper }) => {
  await page.goto('/login?ref=/account/orders&refquery=page%3D2')
  await logIn(page, shopper)
  await expect(page).toHaveURL('/account/orders?page=2')
  await page.goto('/login?ref=https://evil.test/')
  await expect(page).toHaveURL('/')
  await page.goto('/login?ref=//evil.test')
  await expect(page).toHaveURL('/')
})

test('a login elsewhere ends this one with its message, shown once [SEC-4] [SEC-5] [SEC-7]', async ({
  page,
  shopper,
  faults,
}) => {
  await openAs(page, shopper, '/account/orders')
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible()
  await logInAt(shopper)
  faults.expect(/^401 /)
  await page.reload()
  const told = page.getByRole('dialog')
  await expect(told).toContainText(
    'Sorry, your account has been logged in from another device or has timed out. Please login again.',
  )
  await expect(told.getByRole('button')).toHaveText(['OK'])
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('logout asks for confirmation, then loads the home page [AUTH-12] [ROUTE-6]', async ({ page, shopper }) => {
  await page.goto('/login?ref=/deals')
  await logIn(page, shopper)
  await expect(page).toHaveURL('/deals')
  await page.getByRole('banner').getByText('Ada').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a stranger’s guesses make other browsers wait, and not the one that was logged in before', async ({
  page,
  browser,
  shopper,
  faults,
}) => {
  faults.expect(/^429 POST \/api\/session$/)
  await page.goto('/login')
  await logIn(page, shopper)
  await expect(page).toHaveURL('/')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(new URL('/login', page.url()).href)
  await elsewhere.getByLabel('Email or phone').fill(shopper.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(shopper.password)
  // the next one waits for eight seconds
  await guessPassword(shopper.email, 23)
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
  const alert = elsewhere.getByRole('alert').filter({ hasText: /^Too many failed logins. Try again in \d+ second/ })
  await expect(alert).toBeVisible()
  await elsewhere.context().close()

  await page.context().clearCookies({ name: /plaza_session$/ })
  await page.goto('/login')
  await logIn(page, shopper)
  await expect(page).toHaveURL('/')
})
