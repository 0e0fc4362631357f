import { TEXTED_CODE } from '@/scripts/contract/mock/customers'
import { DISH, GID } from '@/tests/support/documented-peer/catalogue'
import { documentedShop } from './support/documented-shop'
import { chooseFulfilmentMethod, placeAndOpen } from './support/menu-checkout'
import { CARD_WORDS, GOOD_CARD, payByCard } from './support/shopping'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const shop = documentedShop()
test.beforeAll(() => shop.peer.change('appconfig', (settings) => ({ ...settings, countries: ['JP', 'DE', 'XX'] })))

test('a phone of Japan logs in, and an order is delivered to Berlin, where the API names both', async ({ page }) => {
  await page.goto(`${shop.url}/login`)
  await page.getByRole('button', { name: 'Log in with a text message' }).click()
  const country = page.getByLabel('Country')
  await expect(country).toHaveValue('JP')
  await expect(country.getByRole('option')).toHaveText(['Japan +81', 'Germany +49'])
  await page.getByLabel('Phone').fill('090-1234-567')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Invalid phone number')).toBeVisible()
  await page.getByLabel('Phone').fill('090-1234-5678')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('We sent a code to 090-1234-5678.')).toBeVisible()
  await page.getByLabel('Verification code').fill(TEXTED_CODE)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  await page.goto(`${shop.url}/account`)
  await expect(page.getByRole('main').getByText('090-1234-5678')).toBeVisible()

  await page.goto(`${shop.url}/carts`)
  await storeCart(page, GID, [{ pid: DISH.pid, qty: 1, pc: 2000 }])
  await page.goto(`${shop.url}/checkout?query=${GID}`)
  await chooseFulfilmentMethod(page, 'Delivery')
  await page.getByRole('button', { name: 'Please input shipping address' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  const editor = page.getByRole('dialog', { name: 'Add address' })
  await editor.getByRole('button', { name: 'Enter it myself' }).click()
  await expect(editor.getByLabel('Prefecture')).toBeVisible()
  await editor.getByLabel('Country').selectOption('DE')
  await expect(editor.getByLabel('Prefecture')).toBeHidden()
  await editor.getByRole('textbox', { name: 'First name', exact: true }).fill('Mei')
  await editor.getByLabel('Street', { exact: true }).fill('Unter den Linden 77')
  await editor.getByLabel('City').fill('Berlin')
  await editor.getByLabel('Phone').fill('+81 90 1234 5678')
  await editor.getByLabel('Postal code').fill('1011')
  await editor.getByRole('button', { name: 'Save address' }).click()
  await expect(editor.getByText('Postal code is invalid')).toBeVisible()
  await editor.getByLabel('Postal code').fill('10117')
  await editor.getByRole('button', { name: 'Save address' }).click()
  await expect(editor.getByText('Phone is invalid')).toBeVisible()
  await editor.getByLabel('Phone').fill('030 901820')
  await editor.getByRole('button', { name: 'Save address' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByText('10117 Berlin').first()).toBeVisible()
  await payByCard(page, GOOD_CARD, CARD_WORDS.en, '10117')
  await placeAndOpen(page)
  const shown = page.getByRole('main')
  for (const line of ['Unter den Linden 77', '10117 Berlin', 'Germany'])
    await expect(shown.getByText(line).first()).toBeVisible()
})
