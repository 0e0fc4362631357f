import { describe, expect, test } from 'vitest'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { CityMenu } from '@/components/layout/header/city-menu'
import { LANGUAGES, localised } from '@/lib/domain/languages/languages'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import type { City } from '@/lib/domain/places/cities'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '../render-server'

const NAMES = {
  en: ['Vancouver', 'Victoria', 'Toronto', 'Seattle'],
  zh: ['温哥华', '维多利亚', '多伦多', '西雅图'],
  'zh-Hant': ['溫哥華', '維多利亞', '多倫多', '西雅圖'],
  jp: ['バンクーバー', 'ビクトリア', 'トロント', 'シアトル'],
}

const cities = (count: number) =>
  Array.from(
    { length: count },
    (_, n): City => ({ key: `c${n}`, name: localised((lan) => `${lan} ${n}`), lat: n, lon: n, isDefault: n === 0 }),
  )
const links = () => [...document.querySelectorAll('[data-city]')]

describe.each(LANGUAGES)('the menu of cities in %s', (language) => {
  const paths = pathsIn(language, language)
  const menu = (all: readonly City[], city?: City) =>
    renderServer(<CityMenu cities={all} city={city} paths={paths} />, language)

  test('names the four cities of the specification [HEAD-1] [I18N-1]', async () => {
    await menu(FALLBACK_CITIES)
    expect(links().map((link) => link.textContent)).toEqual(NAMES[language])
    expect(document.querySelector('.city-name')).toHaveTextContent(NAMES[language][0] ?? '')
  })

  test('has an entry for each of 30 cities, and marks that of the page', async () => {
    const all = cities(30)
    await menu(all, all[7])
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      all.map(({ name, key }) => [name[language], `/deals?city=${key}`]),
    )
    expect(links().flatMap((link) => (link.getAttribute('aria-current') ? link.textContent : []))).toEqual([
      `${language} 7`,
    ])
    expect(document.querySelector('.city-name')).toHaveTextContent(`${language} 7`)
  })

  test.each([0, 1])('is not there for %i cities', async (count) => {
    await menu(cities(count))
    expect(document.querySelector('summary')).toBeNull()
    expect(links()).toEqual([])
  })
})

test.each([
  [0, 0],
  [1, 0],
  [4, 4],
  [30, 12],
])('of %i cities the footer links to %i', async (count, shown) => {
  const paths = pathsIn('en', 'en')
  await renderServer(<SiteFooter site={SHARED_SITE} paths={paths} links={{}} cities={cities(count)} year={2026} />)
  expect(links()).toHaveLength(shown)
  expect(document.body.textContent?.includes('Cities')).toBe(shown > 0)
})
