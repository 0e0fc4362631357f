import { readApi } from './support/commerce-api'
import { ask, originOn } from './support/raw'
import { expect, test } from './support/test'

/** The demo's stores with a domain of their own, and what each has chosen. */
const SITES = [
  {
    host: 'noodle.localhost',
    name: 'Lantern Noodle House',
    accent: 'rgb(179, 38, 30)',
    heading: /figtree/,
    corner: '12px',
  },
  { host: 'spa.localhost', name: 'Cedar Hour Spa', accent: 'rgb(63, 107, 87)', heading: /Georgia/, corner: '2px' },
  { host: 'tea.localhost', name: 'Half Moon Tea', accent: 'rgb(138, 90, 158)', heading: /Rounded/, corner: '18px' },
  {
    host: 'books.localhost',
    name: 'Ninth Shelf Books',
    accent: 'rgb(31, 78, 121)',
    heading: /Georgia/,
    corner: '12px',
  },
]

/** Names, words and places of the shared site. */
const MARKETPLACE = [
  'Plaza',
  'stores around you',
  'around you, for less',
  'Good things near you',
  'Choose city',
  'Search deals and places',
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

async function pathsOf(host: string): Promise<string[]> {
  const { gid } = await readApi<{ gid: number }>(`/api/v8/sdtl2?lan=en&domain=${host}`)
  const { list } = await readApi<{ list: { id: number }[] }>(`/api/v7/glst?lan=en&limit=3&gid=${gid}`)
  const deals = list.flatMap(({ id }) => [`/deals/details/${id}`, `/api/calendar/en/${id}`])
  const help = ['/help', '/help/contact', '/help/refunds', '/help/terms', '/help/privacy']
  const lists = ['/', '/deals', '/deals/browse', '/login', '/carts', '/no-such-page']
  return [...lists, ...help, '/robots.txt', '/sitemap.xml', ...deals]
}

for (const { host, name, accent, heading, corner } of SITES) {
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
      /^tel:\d{10}$/,
    )
    await page.goto(`${originOn(host)}/login`)
    await page.getByLabel('Email or phone').fill('mei@mail.example')
    await page.getByLabel('Password', { exact: true }).fill('noodles')
    const action = page.locator('main form').getByRole('button', { name: 'Log in', exact: true })
    await expect(action).toHaveCSS('background-color', accent)
  })
}

test('pages of four stores and of the shared site do not look alike', async ({ page }) => {
  const looks = new Set<string>()
  for (const origin of ['', ...SITES.map(({ host }) => originOn(host))]) {
    await page.goto(`${origin}/deals`)
    looks.add(
      await page.evaluate(() => {
        const styles = getComputedStyle(document.documentElement)
        return ['--accent', '--accent-soft', '--hue-paper'].map((name) => styles.getPropertyValue(name)).join(' ')
      }),
    )
  }
  expect(looks.size).toBe(5)
})
