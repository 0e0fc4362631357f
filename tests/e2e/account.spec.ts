import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { phoneText } from '@/lib/domain/places/phone-text'
import { expectAccessible } from './support/axe'
import { findOffer, isEasyToBuy } from './support/catalogue'
import { logInAt, readCode, readConfirmLink, readResetLink } from './support/commerce-api'
import { orderDeal } from './support/orders'
import { logIn, openAs, type Shopper } from './support/session'
import { expect, test } from './support/test'

const TAKEN = 'demo@plaza.test'
/** A customer of the demo, who has a picture and a phone. */
const SECOND = { email: 'second@plaza.test', password: 'plaza-demo', phone: '6045550167' }
const newPhone = () => `604${Math.floor(Math.random() * 9e6 + 1e6)}`

async function openAccount(page: Page, who: Shopper): Promise<void> {
  await openAs(page, who, '/account')
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
}

/** Opens the editor on one of its tabs, and answers that tab. */
async function openTab(page: Page, name: 'Profile' | 'Email' | 'Phone' | 'Password') {
  await page.getByRole('button', { name: 'Edit account' }).click()
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

test('a new account has no orders and a link to the stores; its profile and email change in place [ACCT-4] [ACCT-5] [ERR-51]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 \w+ \/api\/account\/email/)
  await openAccount(page, shopper)
  await expect(page.getByText('You have no recent orders')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View stores' })).toHaveAttribute('href', '/')
  const profile = await openTab(page, 'Profile')
  await profile.getByLabel('First name').fill('Augusta')
  await profile.getByLabel('Last name').fill('Lovelace')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile has been updated')).toBeVisible()
  await expect(page.getByText('Augusta Lovelace')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Augusta')).toBeVisible()
  const email = `new-${shopper.email}`
  const tab = await openTab(page, 'Email')
  await tab.getByLabel('Email').fill(email)
  await tab.getByRole('button', { name: 'Save email' }).click()
  await tab.getByLabel('Current password').fill(shopper.password)
  await tab.getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByText(`We sent a link to ${email}. Open it to confirm the address.`)).toBeVisible()
  await page.goto(await readConfirmLink(email))
  await page.getByRole('button', { name: 'Confirm your email' }).click()
  await expect(page.getByText('Your email has been updated')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Augusta Lovelace')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

test('the email of another account is refused, and the input can be corrected [ERR-51]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 \w+ \/api\/account\/email/)
  await openAccount(page, shopper)
  const tab = await openTab(page, 'Email')
  await tab.getByLabel('Email').fill(TAKEN)
  await tab.getByRole('button', { name: 'Save email' }).click()
  await expect(tab.getByRole('alert')).toHaveText('This email is already registered')
  await expect(tab.getByLabel('Email')).toHaveValue(TAKEN)
})

test('a new phone needs the password, once it is asked for, and the code sent to it [VAL-11] [ERR-5] [ERR-51]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 \w+ \/api\/account\/phone/)
  const phone = newPhone()
  await openAccount(page, shopper)
  const tab = await openTab(page, 'Phone')
  await tab.getByLabel('Phone').fill(phone)
  await tab.getByRole('button', { name: 'Get code' }).click()
  await expect(tab.getByText(`We sent a code to ${phoneText(phone, 'CA')}.`)).toBeVisible()
  const code = await readCode(phone)
  await tab.getByLabel('Verification code').fill(code === '111111' ? '222222' : '111111')
  await expect(tab.getByLabel('Current password')).toHaveCount(0)
  await tab.getByRole('button', { name: 'Save phone' }).click()
  await tab.getByLabel('Current password').fill('shopper-one')
  await tab.getByRole('button', { name: 'Save phone' }).click()
  await expect(tab.getByRole('alert')).toHaveText('Incorrect verification code')
  await tab.getByLabel('Verification code').fill(code)
  await tab.getByRole('button', { name: 'Save phone' }).click()
  await expect(page.getByText('Your phone number has been updated')).toBeVisible()
  await expect(page.getByText(phoneText(`+1${phone}`, ''))).toBeVisible()
})

test('an account created by text message can set its first password by text only [ACCT-10] [VAL-4]', async ({
  page,
}) => {
  const phone = newPhone()
  await page.goto('/login?ref=/account')
  await page.getByRole('button', { name: 'Log in with a text message' }).click()
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText(`We sent a code to ${phoneText(phone, 'CA')}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(await readCode(phone))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('No email yet')).toBeVisible()
  const tab = await openTab(page, 'Password')
  await expect(tab.getByRole('radio')).toHaveCount(0)
  await expect(tab.getByRole('button', { name: 'Set password' })).toBeVisible()
  await tab.getByLabel('Password', { exact: true }).fill('12345')
  await tab.getByRole('button', { name: 'Set password' }).click()
  await expect(tab.getByText('Set password to 6 or more characters')).toBeVisible()
})

test('five of six orders are recent: a row opens its order, and a link leads to all [ACCT-3]', async ({
  page,
  shopper,
}) => {
  const [who, offer] = await Promise.all([logInAt(shopper), findOffer(isEasyToBuy)])
  for (let n = 0; n < 6; n++) await orderDeal(who, offer, 1)
  await openAccount(page, shopper)
  const rows = page.getByRole('region', { name: 'Recent orders' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const href = await rows.first().getByRole('link').getAttribute('href')
  expect(href).toMatch(/^\/account\/orders\/detail\/[\w-]+$/)
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('main')).toContainText(offer.deal.name)
  await page.goto('/account')
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL('/account/orders')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
})

test('a changed password works for login, and this session continues [ACCT-9] [VAL-12] [ERR-14]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 \w+ \/api\/account\/password$/)
  await openAccount(page, shopper)
  const tab = await openTab(page, 'Password')
  await tab.getByRole('textbox', { name: 'Current password' }).fill('not-this')
  await tab.getByLabel('New password', { exact: true }).fill('shopper-two')
  await tab.getByLabel('Confirm new password').fill('shopper-two')
  await tab.getByRole('button', { name: 'Change password' }).click()
  await expect(tab.getByRole('alert')).toHaveText(/^Password not detected\./)
  await tab.getByRole('textbox', { name: 'Current password' }).fill(shopper.password)
  await tab.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(shopper.email)
  expect(await logInAt({ ...shopper, password: 'shopper-two' })).toMatchObject({ token: expect.any(String) })
})

test("a reset by text works for this account's phone only, and this session continues [ACCT-9] [VAL-14]", async ({
  page,
  faults,
}) => {
  faults.expect(/^422 \w+ \/api\/account\/password\/text/)
  await openAccount(page, SECOND)
  const profile = page.getByRole('region', { name: 'Profile' })
  await expect(profile).toContainText(phoneText(`+1${SECOND.phone}`, ''))
  const tab = await openTab(page, 'Password')
  await tab.getByRole('radio', { name: 'Reset by text message' }).check()
  await expect(tab.getByLabel('Phone')).toHaveValue(SECOND.phone)
  await tab.getByLabel('Phone').fill(newPhone())
  await tab.getByLabel('Verification code').fill('123456')
  await tab.getByLabel('New password').fill(SECOND.password)
  await tab.getByRole('button', { name: 'Reset password' }).click()
  await expect(tab.getByRole('alert')).toHaveText('Phone not registered')
  await tab.getByLabel('Phone').fill(SECOND.phone)
  await tab.getByRole('button', { name: 'Get code' }).click()
  await expect(tab.getByText(`We sent a code to ${phoneText(SECOND.phone, 'CA')}.`)).toBeVisible()
  await tab.getByLabel('Verification code').fill(await readCode(SECOND.phone))
  await tab.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset success')).toBeVisible()
  await page.reload()
  await expect(profile).toContainText(SECOND.email)
})

test('a reset by email sends a link that sets the password once, and ends the sessions [ACCT-9] [ERR-11] [CALL-13]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 \w+ \/api\/account\/password\/link/, /^401 /)
  await openAccount(page, shopper)
  const tab = await openTab(page, 'Password')
  await tab.getByRole('radio', { name: 'Reset by email' }).check()
  await tab.getByRole('button', { name: 'Send reset email' }).click()
  await expect(tab.getByText('Reset email sent')).toBeVisible()
  const link = await readResetLink(shopper.email)
  const setPassword = async () => {
    await page.goto(link)
    await page.getByLabel('New password').fill('shopper-two')
    await page.getByRole('main').getByRole('button', { name: 'Reset password' }).click()
  }
  await setPassword()
  await expect(page.getByText('Password reset success')).toBeVisible()
  await expectAccessible(page, 'reset')
  await setPassword()
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'OK' }).click()
  await logIn(page, { ...shopper, password: 'shopper-two' })
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(shopper.email)
})

test('an account is exported as a file, and deleted with its password', async ({ page, shopper, faults }) => {
  faults.expect(/^422 DELETE \/api\/account/)
  await openAccount(page, shopper)
  const data = page.getByRole('region', { name: 'Your data' })
  const download = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Download my data' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ profile: { email: shopper.email }, orders: [] })

  await data.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page, 'delete account')
  await dialog.getByLabel('I understand that I’ll lose the balance on my gift cards and points').check()
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not-this')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect password')
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(shopper.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await logInAt(shopper)).toBeUndefined()
})

test('axe finds nothing on the account page and in its editor', async ({ page, shopper }) => {
  await openAccount(page, shopper)
  await expect(page.getByText('You have no recent orders')).toBeVisible()
  await expectAccessible(page, 'account')
  await page.getByRole('button', { name: 'Edit account' }).click()
  for (const [name, save] of [
    ['Profile', 'Save profile'],
    ['Email', 'Save email'],
    ['Phone', 'Save phone'],
    ['Password', 'Change password'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    const tab = page.getByRole('tabpanel', { name })
    if (name === 'Profile') await tab.getByLabel('First name').fill('')
    if (name === 'Email') await tab.getByLabel('Email').fill('')
    await tab.getByRole('button', { name: save }).click()
    await expect(tab.getByText(/required/).first()).toBeVisible()
    await expectAccessible(page, name)
  }
})

test('on the narrowest phone nothing scrolls sideways, in any language', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAccount(page, shopper)
  for (const lan of ['en', 'zh', 'zh-Hant', 'jp']) {
    await page.goto(`/account?lan=${lan}`)
    await expect(page.getByTestId('avatar')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lan).toBeLessThanOrEqual(320)
    await page.getByRole('region').first().getByRole('button').click()
    await expect(page.getByRole('tab')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lan).toBeLessThanOrEqual(320)
  }
})
