import sharp from 'sharp'
import { readApi } from './support/commerce-api'
import { OWN_SITES } from './support/own-sites'
import { ask, originOn } from './support/raw'
import { expect, test } from './support/test'

/** Names, words and places of the shared site. */
const MARKETPLACE = [
  'Plaza',
  'stores around you',
  'around you, for less',
  'Good things near you',
  'Choose city',
  'Search stores, dishes and deals',
  'For businesses',
  '/favicon.ico',
  '?city=',
  'Toronto',
  'Victoria',
]

/** What a person, a search engine or a launcher reads of a document: neither scripts nor names of our own files. */
function readable(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => text)
  const document = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/\/_plaza\/[^"]*/g, '')
  return [document, ...data].join('\n')
}

async function pixelsOf(picture: Buffer): Promise<Uint8Array> {
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** The share of pixels of two pictures of one size that an eye can tell apart: by more than 6 of 255 in a colour. */
function differentShare(one: Uint8Array, other: Uint8Array): number {
  let different = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((colour) => Math.abs((one[at + colour] ?? 0) - (other[at + colour] ?? 0)) > 6)) different++
  return (different * 3) / one.length
}

async function pathsOf(host: string): Promise<string[]> {
  const { gid } = await readApi<{ gid: number }>(`/api/v8/sdtl2?lan=en&domain=${host}`)
  const { list } = await readApi<{ list: { id: number }[] }>(`/api/v7/glst?lan=en&limit=3&gid=${gid}`)
  const deals = list.flatMap(({ id }) => [`/deals/details/${id}`, `/api/calendar/en/${id}`])
  const help = ['/help', '/help/contact', '/help/refunds', '/help/terms', '/help/privacy']
  const lists = ['/', '/deals', '/deals/browse', '/login', '/carts', '/no-such-page']
  return [...lists, ...help, '/robots.txt', '/sitemap.xml', ...deals]
}

for (const { host, name, accent, heading, corner } of OWN_SITES) {
  test(`${host} shows ${name} alone, and nothing of the shared site [DOM-1]`, async () => {
    for (const path of await pathsOf(host)) {
      const { text } = await ask(path, host)
      const read = readable(text)
      for (const words of MARKETPLACE) expect(read.includes(words), `${words} on ${path}`).toBe(false)
      if (!/\.(txt|xml)$|^\/api\//.test(path)) expect(read, path).toMatch(new RegExp(`<title>[^<]*${name}</title>`))
    }
    const manifest = JSON.parse((await ask('/manifest.webmanifest', host)).text)
    expect(manifest).toMatchObject({ name, short_name: name, start_url: '/' })
    const [own, shared] = await Promise.all([ask('/icon/192', host), ask('/icon/192')])
    expect([own.status, own.body.equals(shared.body)]).toEqual([200, false])
  })

  test(`${host} has its own colours, typeface and corners`, async ({ page }) => {
    await page.goto(`${originOn(host)}/deals`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCSS('font-family', heading)
    await expect(page.getByRole('main').locator('article').first()).toHaveCSS('border-radius', corner)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', '/')
    await expect(banner.getByRole('link', { name: 'Find us' })).toHaveAttribute('href', '/#info')
    await expect(banner.getByRole('search')).toHaveCount(0)
    await banner.getByRole('link', { name: 'Find us' }).click()
    await expect(page.getByRole('heading', { name: 'Hours and contact' })).toBeInViewport()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    )
    await page.goto(`${originOn(host)}/login`)
    await page.getByLabel('Email or phone').fill('mei@mail.example')
    await page.getByLabel('Password', { exact: true }).fill('noodles')
    const action = page.locator('main form').getByRole('button', { name: 'Log in', exact: true })
    await expect(action).toHaveCSS('background-color', accent)
  })
}

test('a store that sells nothing but gift cards beside its deals leads with them, a restaurant with its menu', async () => {
  const places = async (host: string, ...headings: string[]) => {
    const { text } = await ask('/', host)
    return headings.map((heading) => text.indexOf(`>${heading}</h2>`))
  }
  const [deals = 0, cards = 0] = await places('spa.localhost', 'Services', 'Gift cards')
  expect(deals).toBeGreaterThan(0)
  expect(cards).toBeGreaterThan(deals)
  const [noodleDeals = 0, noodles = 0] = await places('noodle.localhost', 'Deals', 'Noodles in soup')
  expect(noodles).toBeGreaterThan(0)
  expect(noodleDeals).toBeGreaterThan(noodles)
})

test('four stores and the shared site have colours of their own', async ({ page }) => {
  const colours = new Set<string>()
  for (const origin of ['', ...OWN_SITES.map(({ host }) => originOn(host))]) {
    await page.goto(`${origin}/deals`)
    colours.add(
      await page.evaluate(() => {
        const styles = getComputedStyle(document.documentElement)
        return ['--accent', '--accent-soft', '--hue-paper'].map((name) => styles.getPropertyValue(name)).join(' ')
      }),
    )
  }
  expect(colours.size).toBe(5)
})

test('the same page of four stores and of the shared site looks different, and of one store the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const look = async (origin: string) => {
    await page.goto(`${origin}/login`)
    await page.getByLabel('Email or phone').fill('mei@mail.example')
    await page.getByLabel('Password', { exact: true }).fill('noodles')
    await page.locator('main form').getByRole('button', { name: 'Log in', exact: true }).hover()
    return pixelsOf(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  const origins = ['', ...OWN_SITES.map(({ host }) => originOn(host))]
  const looks: Uint8Array[] = []
  for (const origin of origins) looks.push(await look(origin))
  const [first = new Uint8Array(), ...others] = looks
  expect(differentShare(first, await look('')), 'the shared site again').toBe(0)
  // without themes, name and logo alone make a difference of about 1 %
  for (const [index, one] of looks.entries())
    for (const [further, other] of looks.slice(index + 1).entries())
      expect(differentShare(one, other), `${index} and ${index + 1 + further}`).toBeGreaterThan(0.03)
  expect(others).toHaveLength(4)
})
