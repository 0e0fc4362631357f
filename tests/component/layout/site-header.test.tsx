import { screen, within } from '@testing-library/dom'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { CategoryMenu } from '@/components/layout/header/category-menu'
import { SiteHeader } from '@/components/layout/header/site-header'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { MENU_CATEGORY_KEYS } from '@/lib/domain/deals/deal-categories'
import type { Language } from '@/lib/domain/languages/languages'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { SHARED_SITE, type Site, type SiteLinks } from '@/lib/domain/site/site'
import { pathsIn } from '@/lib/paths'
import { sampleStoreSite } from '@/tests/support/sample-site'
import { renderServer } from '../render-server'

async function header(links: SiteLinks = {}, site: Site = SHARED_SITE, language: Language = 'en') {
  const paths = pathsIn(language, 'en')
  const cities = { cities: FALLBACK_CITIES, city: FALLBACK_CITIES[1] }
  await renderServer(<SiteHeader site={site} paths={paths} links={links} {...cities} />, language)
}
const hrefs = (name: string) => screen.getAllByText(name).map((text) => text.closest('a')?.getAttribute('href'))

describe('site header', () => {
  test('offers the four cities [HEAD-1] [HEAD-2]', async () => {
    await header()
    expect(
      [...document.querySelectorAll('[data-city]')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Vancouver', '/deals?city=vancouver'],
      ['Victoria', '/deals?city=victoria'],
      ['Toronto', '/deals?city=toronto'],
      ['Seattle', '/deals?city=seattle'],
    ])
  })

  test('history and favourites are our own, unconfigured links are hidden [HEAD-5] [HEAD-6] [HOME-3]', async () => {
    await header()
    expect(new Set(hrefs('Order history'))).toEqual(new Set(['/account/orders']))
    expect(new Set(hrefs('Bookmarks'))).toEqual(new Set(['/account/bookmarks']))
    for (const name of ['Customer service', 'For businesses', 'Get the app'])
      expect(screen.queryByText(name)).toBeNull()
  })

  test('service, business and the app codes use the configured links [HEAD-5] [HEAD-6] [HOME-4]', async () => {
    await header({
      service: 'https://help.example/',
      business: 'https://biz.example/',
      appIos: 'https://app.example/ios',
    })
    expect(hrefs('Customer service')[0]).toBe('https://help.example/')
    expect(hrefs('For businesses')[0]).toBe('https://biz.example/')
    const app = screen.getByText('iPhone').closest('a')
    expect(app).toHaveAttribute('href', 'https://app.example/ios')
    expect(app?.querySelector('svg path')).not.toBeNull()
    expect(screen.queryByText('Android')).toBeNull()
  })

  test('the language menu stays on this page [HEAD-5] [I18N-1]', async () => {
    await header()
    expect(
      [...document.querySelectorAll('[data-lan]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('lang'),
      ]),
    ).toEqual([
      ['?lan=en', 'en'],
      ['?lan=zh', 'zh-Hans'],
      ['?lan=zh-Hant', 'zh-Hant'],
      ['?lan=jp', 'ja'],
    ])
  })

  test('the logo goes to the deals [HEAD-7]', async () => {
    await header()
    expect(screen.getByRole('link', { name: 'Plaza' })).toHaveAttribute('href', '/deals')
  })

  test('on its own domain the store shows its name and no cities [DOM-4]', async () => {
    await header({}, sampleStoreSite)
    expect(screen.getByRole('link', { name: 'Noodle House' })).toHaveAttribute('href', '/')
    expect(screen.queryByText('Toronto')).toBeNull()
  })

  test('text, place and a search button to the browse page [HEAD-8]', async () => {
    await header({}, SHARED_SITE, 'zh')
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/deals/browse')
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'query')
    expect(within(form).getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(within(form).getByRole('button', { name: '搜索' })).toBeVisible()
    expect(form.querySelector('input[name=lan]')).toHaveAttribute('value', 'zh')
  })

  test('without script a visitor logs in and signs up by links, in the bar and in the menu [HEAD-3]', async () => {
    await header()
    for (const name of ['Log in', 'Sign up']) expect(hrefs(name)).toEqual(['/login', '/login'])
  })

  test('below a desktop’s width a link leads to the search, but not on its own page', async () => {
    await header()
    expect(screen.getByRole('link', { name: 'Search stores, dishes and deals' })).toHaveAttribute(
      'href',
      '/deals/browse',
    )
    await renderServer(
      <SiteHeader
        site={SHARED_SITE}
        paths={pathsIn('en', 'en')}
        links={{}}
        cities={FALLBACK_CITIES}
        current="search"
      />,
    )
    expect(screen.queryByRole('link', { name: 'Search stores, dishes and deals' })).toBeNull()
  })
})

describe('the frame of a public page', () => {
  const frame = (props: Partial<ComponentProps<typeof PublicLayout>> = {}, site: Site = SHARED_SITE) =>
    renderServer(
      <PublicLayout
        context={{ site, paths: pathsIn('en', 'en', { city: 'toronto' }), links: {}, cities: FALLBACK_CITIES }}
        {...props}
      >
        <h1>Page</h1>
      </PublicLayout>,
    )

  test('the tab bar has five links, of which the page’s own is current', async () => {
    await frame({ tab: 'deals' })
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/?city=toronto'],
      ['Deals', '/deals?city=toronto'],
      ['Search', '/deals/browse?city=toronto'],
      ['Orders', '/account/orders'],
      ['Account', '/account'],
    ])
    expect(tabs.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Deals'])
  })

  test('a page that no tab leads to marks none, and has no categories [HEAD-10]', async () => {
    await frame()
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Category menu' })).toBeNull()
  })

  test('the seven categories, each to its deals [HEAD-10] [HEAD-11]', async () => {
    await renderServer(<CategoryMenu paths={pathsIn('en', 'en')} entries={MENU_CATEGORY_KEYS} />)
    const menu = within(screen.getByRole('navigation', { name: 'Category menu' }))
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Goods', '/deals/browse?category=1500'],
      ['Things to do', '/deals/browse?category=1100'],
      ['Beauty and spas', '/deals/browse?category=1200'],
      ['Restaurants', '/deals/browse?category=1000'],
      ['Travel', '/deals/browse?category=1400'],
      ['Sale', '/deals/browse'],
      ['Health and fitness', '/deals/browse?category=1300'],
    ])
  })
})

describe('store management and business sign-up', () => {
  const links = { business: 'https://biz.example/' }

  test('are a label with an external link, in the header and the footer [ROUTE-31]', async () => {
    await header(links)
    const inHeader = screen.getAllByRole('link', { name: 'For businesses' })
    await renderServer(
      <SiteFooter site={SHARED_SITE} paths={pathsIn('en', 'en')} links={links} cities={FALLBACK_CITIES} year={2026} />,
    )
    const all = [...inHeader, ...screen.getAllByRole('link', { name: 'For businesses' })]
    expect(all.length).toBeGreaterThanOrEqual(2)
    expect(new Set(all.map((link) => link.getAttribute('href')))).toEqual(new Set(['https://biz.example/']))
  })

  test('have no link where none is configured [ROUTE-31]', async () => {
    await header()
    expect(screen.queryByText('For businesses')).toBeNull()
    const own = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(own.filter((href) => /admin|business|merchant|manage/i.test(href))).toEqual([])
  })
})

test('the footer has a copyright, and only links with a target [HOME-3] [HOME-4]', async () => {
  const links = { terms: 'https://legal.example/terms' }
  await renderServer(
    <SiteFooter site={SHARED_SITE} paths={pathsIn('en', 'en')} links={links} cities={FALLBACK_CITIES} year={2026} />,
  )
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('© 2026 Plaza')).toBeVisible()
  expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', links.terms)
  expect(footer.queryByText('Privacy policy')).toBeNull()
})
