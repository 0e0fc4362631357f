import type { ReactElement } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { renderServer } from '@/tests/component/render-server'
import { openOlderPeer } from '@/tests/support/older-peer/open-older-peer'

const visit = vi.hoisted(() => ({ site: 'shared', isSecondTry: false }))
vi.mock('next/root-params', () => ({ site: async () => visit.site, lan: async () => 'en' }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: visit.isSecondTry }) }))

const peer = await openOlderPeer()
vi.stubEnv('COMMERCE_API_URL', peer.url)
vi.stubEnv('LOG_LEVEL', 'silent')
afterAll(() => peer.close())
const { default: Home } = await import('@/app/[site]/[lan]/(public)/home/[city]/page')
const { default: Landing } = await import('@/app/[site]/[lan]/(public)/landing/[city]/[page]/page')
const { default: Browse } = await import('@/app/[site]/[lan]/(public)/browse/page')
const { default: Search } = await import('@/app/[site]/[lan]/(public)/search/page')
const { default: DealPage } = await import('@/app/[site]/[lan]/(public)/deal/[id]/page')
const { default: StorePage } = await import('@/app/[site]/[lan]/(public)/store/[gid]/page')
const { default: ProductPage } = await import('@/app/[site]/[lan]/(public)/product/[pid]/page')

const params = <T extends object>(values: T) => Promise.resolve(values)
const search = (query: Record<string, string>) => ({ searchParams: params<Record<string, string>>(query) })

/** As it is stored, or as it is sent once where a part of it fails. */
async function render(page: () => Promise<ReactElement>, { site = 'shared', isSecondTry = false } = {}) {
  Object.assign(visit, { site, isSecondTry })
  return renderServer(await page())
}
const main = (page: HTMLElement) => page.querySelector('main') as HTMLElement
const dealsIn = (page: HTMLElement) => {
  const links = [...main(page).querySelectorAll<HTMLAnchorElement>('a[href^="/deals/details/"]')]
  return [...new Set(links.map(({ pathname }) => Number(pathname.split('/').at(-1))))].sort((a, b) => a - b)
}

test('home has the stores that its deals name', async () => {
  const page = await render(() => Home({ params: params({ city: 'vancouver' }) }))
  expect(main(page)).toHaveTextContent('Harbour Noodles')
  expect(main(page)).toHaveTextContent('Pine Street Spa')
  expect(dealsIn(page)).toEqual([500, 501, 502, 503, 504])
  expect(page).not.toHaveTextContent('<b>')
})

test('all 30 deals are on three pages, with the built-in categories', async () => {
  const landing = (page: number) => () => Landing({ params: params({ city: 'vancouver', page: `${page}` }) })
  await expect(render(landing(1))).rejects.toThrow('no answer to sfc')
  const found = new Set<number>()
  for (const number of [1, 2, 3]) {
    const page = await render(landing(number), { isSecondTry: true })
    for (const id of dealsIn(page)) found.add(id)
    expect(main(page)).toHaveTextContent('Food and drinks')
    const pages = [...page.querySelectorAll('nav[aria-label="Pages"] a')].map(({ textContent }) => textContent)
    expect(pages).toContain(number === 3 ? '2' : '3')
  }
  expect(found.size).toBe(30)
})

test('a search finds a store by its name, and no dishes', async () => {
  const page = await render(() => Search(search({ q: 'noodles', show: 'stores' })))
  expect(main(page)).toHaveTextContent('Harbour Noodles')
  expect(main(page).querySelector('a[href="/store/8"]')).toBeNull()
})

test('a store has its menu, hours and words', async () => {
  const page = await render(() => StorePage({ params: params({ gid: '7' }) }))
  expect(main(page)).toHaveTextContent('Dan dan noodles')
  expect(main(page)).toHaveTextContent('C$16.50')
  expect(main(page)).toHaveTextContent('Fresh & local since 1998')
  const days = [...page.querySelectorAll('dl dd')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0–\u2060\u00a0', ' – '),
  )
  expect(days).toEqual([...Array(6).fill('10:00am – 09:00pm'), 'Closed'])
  expect(dealsIn(page)).toEqual([500, 503, 506, 509])
})

test('a product is priced in the currency of its store', async () => {
  const page = await render(() => ProductPage({ params: params({ pid: '81' }) }))
  expect(main(page)).toHaveTextContent('$24.00')
  expect(main(page)).not.toHaveTextContent('C$')
})

test('a deal has its store', async () => {
  const page = await render(() => DealPage({ params: params({ id: '501' }) }))
  expect(main(page)).toHaveTextContent('Offer 2')
  expect(main(page)).toHaveTextContent('Pine Street Spa')
})

test('a store’s own domain browses its own deals alone', async () => {
  const page = await render(() => Browse(search({})), { site: 'noodles.example', isSecondTry: true })
  expect(dealsIn(page)).toEqual(Array.from({ length: 10 }, (_, n) => 500 + 3 * n))
})
