import { wcagContrast } from 'culori'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { expectAccessible } from './support/axe'
import { followBrowserClock } from './support/browser-clock'
import { MESSAGES } from './support/messages'
import { OWN_SITES } from './support/own-sites'
import { ask, originOn } from './support/raw'
import { expect, test } from './support/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }
const NARROWEST = { width: 320, height: 640 }
/** A Wednesday's evening and a Thursday's midday in Vancouver: the noodles are open in the one, the spa in the other. */
const [EVENING, MIDDAY] = ['2026-11-26T05:00:00Z', '2026-11-26T21:00:00Z']
/** A Saturday's night in Vancouver: the spa is closed, and says that it opens on Sunday. */
const NIGHT = '2026-11-29T05:30:00Z'

const heroOf = (page: Page) => page.getByRole('main').locator('header').first()
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** The status of a store at `NIGHT`, to which the page’s clock is set. */
async function openAtNight(page: Page, host: string, language: Language): Promise<Locator> {
  await page.goto(`${originOn(host)}/?lan=${language}`)
  const status = heroOf(page).locator('[data-open]')
  if (host === 'spa.localhost') await expect(status).toContainText(MESSAGES[language].deal.days['6'])
  return status
}

/** Where its picture is, by what is painted. */
async function layoutOf(page: Page): Promise<string> {
  const picture = heroOf(page).locator('.picture')
  if ((await picture.count()) === 0) return 'plain'
  const [hero, part] = [await boxOf(heroOf(page)), await boxOf(picture)]
  if (hero.x > 0) return 'framed'
  return part.width < hero.width ? 'split' : 'full'
}

for (const { host, name, layout, action } of OWN_SITES) {
  test(`${host} begins with a hero of its own, and its services come before its coupons`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(`${originOn(host)}/`)
    expect(await layoutOf(page)).toBe(layout)
    const { width, height } = await boxOf(heroOf(page))
    if (layout !== 'plain') expect(width / height).toBeCloseTo(21 / 9, 1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(
      heroOf(page)
        .locator('.hero-action')
        .getByText(/^(Open|Closed)/),
    ).toBeVisible()
    const banner = page.getByRole('banner')
    const logo = await banner.locator('img').getAttribute('src')
    await expect(page.locator(`:is(#header, main) img[src="${logo}"]`)).toHaveCount(1)
    // there for a screen reader alone
    expect((await boxOf(banner.getByText(name))).width).toBeLessThanOrEqual(1)
    const services = action === 'Order' ? page.getByRole('group', { name: 'Ways to order' }) : page.locator('#deals')
    const coupons = await boxOf(page.getByRole('main').getByRole('button', { name: /^\d+ coupons?$/ }))
    const above = await boxOf(services.first())
    expect(above.width).toBeGreaterThan(0)
    expect(coupons.y > above.y || (coupons.y === above.y && coupons.x > above.x)).toBe(true)
    await heroOf(page).getByRole('link', { name: action }).click()
    await expect(page.locator(action === 'Order' ? '#menu h2' : '#deals h2').first()).toBeInViewport()
  })

  test(`${host} names neither store nor city on its cards`, async ({ page }) => {
    for (const path of ['/', '/deals', '/deals/browse']) {
      await page.goto(`${originOn(host)}${path}`)
      const cards = page.getByRole('main').locator('article', { has: page.locator('a[href^="/deals/details/"]') })
      expect(await cards.count(), path).toBeGreaterThan(0)
      for (const text of await cards.allInnerTexts()) expect(text).not.toMatch(new RegExp(`${name}|Vancouver|Richmond`))
    }
  })

  test(`${host} has its first dish or service in sight on a phone, in every language`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await followBrowserClock(page)
    await page.clock.setFixedTime(NIGHT)
    for (const language of LANGUAGES) {
      await openAtNight(page, host, language)
      const hero = await boxOf(heroOf(page))
      // a name in a second language takes another line
      const more = (await heroOf(page).locator('h1 + p[lang]').count()) * 28
      expect(hero.height, language).toBeLessThanOrEqual(200 + more)
      const card = await boxOf(page.getByRole('main').locator('article').first())
      expect(card.y, language).toBeLessThanOrEqual(420 + hero.height)
    }
  })

  test(`the status of ${host} has two lines at most on the narrowest phone, in every language`, async ({ page }) => {
    await page.setViewportSize(NARROWEST)
    await followBrowserClock(page)
    await page.clock.setFixedTime(NIGHT)
    for (const language of LANGUAGES) {
      const status = await openAtNight(page, host, language)
      expect((await boxOf(status)).height, language).toBeLessThanOrEqual(48)
      expect((await boxOf(status.locator('[aria-hidden]'))).width, language).toBe(8)
    }
  })

  test(`the hero of ${host} can be read on any picture, in light and dark`, async ({ page }) => {
    for (const size of [DESKTOP, PHONE])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        await page.goto(`${originOn(host)}/`)
        expect(await leastContrast(page), `${size.width}, ${colorScheme}`).toBeGreaterThan(4.5)
      }
  })

  test(`the status of ${host} can be read whether it is open or closed, in light and dark`, async ({ page }) => {
    await followBrowserClock(page)
    for (const time of [EVENING, MIDDAY])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.clock.setFixedTime(time)
        await page.goto(`${originOn(host)}/`)
        const opens = { 'noodle.localhost': time === EVENING, 'spa.localhost': time === MIDDAY }[host] ?? true
        const status = heroOf(page).locator('[data-open]')
        await expect(status).toHaveAttribute('data-open', `${opens}`)
        expect(await contrastOfStatus(status), `${time}, ${colorScheme}`).toBeGreaterThan(4.5)
      }
  })

  test(`${host} is accessible, and magnified to 200 % as well`, async ({ page }) => {
    await page.goto(`${originOn(host)}/`)
    await expectAccessible(page, `page of ${name}`)
    await page.setViewportSize({ width: 640, height: 400 })
    for (const language of LANGUAGES) {
      await page.goto(`${originOn(host)}/?lan=${language}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(640)
    }
  })
}

/** Of the text of the hero to what is behind it, when its picture is white, and when it is black. */
async function leastContrast(page: Page): Promise<number> {
  const picture = heroOf(page).locator('.picture')
  const contrasts: number[] = []
  for (const text of await heroOf(page).locator('h1, .hero-description, .hero-facts').all()) {
    if (!(await text.isVisible())) continue
    const ink = await hideText(text)
    for (const colour of ['white', 'black']) {
      for (const one of await picture.all())
        await one.evaluate((frame: HTMLElement, behind) => {
          frame.style.background = behind
          for (const img of frame.querySelectorAll('img')) img.style.visibility = 'hidden'
        }, colour)
      const { channels } = await sharp(await text.screenshot({ animations: 'disabled' }))
        .removeAlpha()
        .stats()
      for (const end of ['min', 'max'] as const)
        contrasts.push(wcagContrast(toRgb(channels.map((channel) => channel[end])), toRgb(ink)))
    }
  }
  expect(contrasts.length).toBeGreaterThan(4)
  return Math.min(...contrasts)
}

/** To its own background, on a white and on a black picture. */
async function contrastOfStatus(status: Locator): Promise<number> {
  const pairs = await status.evaluate((chip) => {
    const canvas = document.createElement('canvas').getContext('2d')
    const { color, backgroundColor } = getComputedStyle(chip)
    const paint = (...layers: string[]) => {
      for (const layer of layers) {
        if (canvas) canvas.fillStyle = layer
        canvas?.fillRect(0, 0, 1, 1)
      }
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
    }
    return ['white', 'black'].map((picture) => [paint(color), paint(picture, backgroundColor)])
  })
  return Math.min(...pairs.map(([ink = [], behind = []]) => wcagContrast(toRgb(ink), toRgb(behind))))
}

/** Leaves what is behind it, and returns its colour. */
function hideText(text: Locator): Promise<number[]> {
  return text.evaluate((element: HTMLElement) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return []
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('*')]) part.style.color = 'transparent'
    for (const icon of element.querySelectorAll<HTMLElement>('[class*=icon]')) icon.style.visibility = 'hidden'
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
}

function toRgb([r = 0, g = 0, b = 0]: number[]) {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const
}

test('the page of each is whole without script', async () => {
  for (const { host, name, action } of OWN_SITES) {
    const { text } = await ask('/', host)
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text).toContain(`<h1>${name}</h1>`)
    expect(text).toMatch(new RegExp(`href="#${action === 'Order' ? 'menu' : 'deals'}"[^>]*>${action}</a>`))
  }
})

test('any two of the four differ in three of layout, typeface, corners and accent', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const looks: string[][] = []
  for (const { host } of OWN_SITES) {
    await page.goto(`${originOn(host)}/`)
    const styles = await page.evaluate(() => {
      const [title, card] = [document.querySelector('h1'), document.querySelector('main article')]
      if (!title || !card) return []
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent')
      return [getComputedStyle(title).fontFamily, getComputedStyle(card).borderRadius, accent]
    })
    looks.push([await layoutOf(page), ...styles])
  }
  for (const [at, one] of looks.entries())
    for (const [further, other] of looks.slice(at + 1).entries())
      expect(one.filter((value, part) => value !== other[part]).length, `${at}, ${at + 1 + further}`).toBeGreaterThan(2)
  expect(looks.every((look) => look.every((value) => value !== '') && look.length === 4)).toBe(true)
})

test('a visit shifts nothing, and the picture is asked for first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const size of [DESKTOP, PHONE])
    for (const { host, layout } of OWN_SITES) {
      await page.setViewportSize(size)
      await page.goto(`${originOn(host)}/`, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift'))), host).toBeLessThan(0.01)
      const first = page.getByRole('main').locator('img[fetchpriority=high]')
      await expect(first).toHaveCount(layout === 'plain' ? 0 : 1)
    }
})
