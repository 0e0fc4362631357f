import type { Page } from 'playwright/test'
import type { Language } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import { saveAddress } from './support/address-editor'
import { plainDishes } from './support/catalogue'
import { checkOut, chooseFulfilmentMethod } from './support/menu-checkout'
import { MESSAGES } from './support/messages'
import { ask, NOODLE } from './support/raw'
import { expect, test } from './support/test'

const TEA_HOUSE_ALWAYS_OPEN = 1024
const STORE = `/store/${TEA_HOUSE_ALWAYS_OPEN}`
const OUT_OF_RANGE = {
  firstName: '花',
  phone: '6045550199',
  street: '100 Queen Street West',
  city: 'Toronto',
  region: 'ON',
  postalCode: 'M5H 2N2',
}
/** The names of a country and of the demo store on its own domain. */
const NAMES = {
  en: ['Canada', 'Lantern Noodle House'],
  zh: ['加拿大', '灯笼面馆'],
  'zh-Hant': ['加拿大', '燈籠麵館'],
  jp: ['カナダ', '灯籠麺館'],
} as const

const LANGUAGES = ['en', 'zh', 'zh-Hant', 'jp'] as const satisfies Language[]
const LOOKS = LANGUAGES.flatMap((language) => [375, 1440].map((width) => ({ language, width })))

/** Delays the quotes from here on until the returned function is called. */
async function delayQuotes(page: Page): Promise<() => void> {
  let answer = () => {}
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/checkout/quote', async (route) => {
    await gate
    await route.continue()
  })
  return answer
}

/** The part of the start of a message before its first value. */
const startOf = (message: string) => message.slice(0, message.indexOf('{'))

/** Below a desktop's width the link is in the menu. */
async function openSignUp(page: Page, { auth, header }: typeof MESSAGES.en, width: number): Promise<void> {
  const banner = page.getByRole('banner')
  if (width < 1024) await banner.locator('summary', { hasText: header.more }).click()
  await banner.getByRole('link', { name: header.sign_up }).click()
  await expect(page.getByRole('dialog', { name: auth.sign_up }).getByText(auth.sign_up_intro)).toBeVisible()
}

for (const { language, width } of LOOKS) {
  const { address, checkout, deal } = MESSAGES[language]
  const [country, storeName] = NAMES[language]

  test(`times, saved entries, and an address out of range, in ${language} at ${width}`, async ({
    page,
    shopper,
    faults,
  }) => {
    faults.expect(/^422 POST \/api\/checkout\/quote/)
    await page.setViewportSize({ width, height: 812 })
    const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
    if (!dish) throw new Error('no plain dish')
    const answerQuotes = await delayQuotes(page)
    await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: Math.ceil(40 / dish.pc) }], language)
    const orderType = page.getByRole('region', { name: checkout.delivery_option })
    await chooseFulfilmentMethod(page, checkout.pickup, checkout)
    await expect(orderType.getByText(checkout.time_unknown)).toBeVisible()
    await expect(orderType.getByText(checkout.asap)).toHaveCount(0)
    answerQuotes()
    await expect(orderType.getByText(checkout.asap)).toBeVisible()

    await page.getByLabel(checkout.first_name).fill('花')
    await page.getByLabel(checkout.phone).fill('6045550199')
    await page.reload()
    await expect(page.getByLabel(checkout.first_name)).toHaveValue('花')
    await expect(page.getByLabel(checkout.phone)).toHaveValue('6045550199')
    await expect(orderType.getByRole('radio', { name: checkout.pickup })).toBeChecked()

    await chooseFulfilmentMethod(page, checkout.delivery, checkout)
    await page.getByRole('button', { name: checkout.please_input_shipping_addresss }).click()
    await page.getByRole('button', { name: address.add_address }).click()
    const editor = page.getByRole('dialog', { name: address.add_address })
    await editor.getByRole('button', { name: address.save }).click()
    await expect(editor.getByText(address.required.replace('{x}', address.street))).toBeVisible()
    await expect(editor.getByLabel(address.country).locator('option:checked')).toHaveText(country)
    await saveAddress(page, OUT_OF_RANGE, address)
    await expect(page.getByRole('alert').filter({ hasText: /km|公里/ })).toBeVisible()
    await expect(page.getByRole('button', { name: checkout.please_input_shipping_addresss })).toBeVisible()
    await expect(page.getByText(MESSAGES[language].bill.order_total, { exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  test(`reviews of a store, the city in the header, and what signing up is, in ${language} at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    const city = page.getByRole('banner').locator('summary').first()
    await page.goto(`/deals?lan=${language}&city=toronto`)
    for (const path of [`/deals?lan=${language}&city=toronto`, STORE, '/carts', '/login', '/deals/browse']) {
      await page.goto(path)
      await expect(city, path).toContainText(BUILT_IN_CITIES.toronto.name[language])
    }
    await page.goto(STORE)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: deal.reviews }) })
    // the other list says how many stars were given
    await expect(section.getByRole('list').last().getByRole('listitem')).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    await section.getByRole('button', { name: startOf(deal.all_reviews) }).click()
    await expect(page.getByRole('dialog', { name: deal.reviews }).getByRole('listitem')).toHaveCount(5)

    await page.keyboard.press('Escape')
    await openSignUp(page, MESSAGES[language], width)
    const { text } = await ask(`/?lan=${language}`, NOODLE)
    expect(/<title>[^<]*<\/title>/.exec(text)?.[0]).toContain(storeName)
  })
}
