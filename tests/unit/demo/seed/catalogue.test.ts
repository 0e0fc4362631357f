import { describe, expect, it } from 'vitest'
import { buildCatalogue, DEMO_DEALS } from '@/backend/demo/build-catalogue'
import { CATEGORIES, leafIds } from '@/backend/demo/catalogue/tree'
import { parseKey } from '@/backend/demo/pictures/render-picture'
import { CITY_KEYS } from '@/lib/domain/places/cities'
import { LANGUAGES, type Localised } from '@/lib/domain/site/languages'

const NOW = new Date('2026-11-20T18:00:00Z')
const catalogue = buildCatalogue(NOW, DEMO_DEALS)

describe('the demo catalogue', () => {
  it('is the same on every run', () => {
    expect(JSON.stringify(buildCatalogue(NOW, DEMO_DEALS))).toBe(JSON.stringify(catalogue))
  })

  it('has nine groups in order with children between 1000 and 1802 [ENT-45]', () => {
    const groups = CATEGORIES.filter((category) => category.level === 1)
    expect(groups.map((group) => [group.id, group.name.en])).toEqual([
      [1000, 'Food and drinks'],
      [1100, 'Entertainment'],
      [1200, 'Beauty and spas'],
      [1300, 'Health and fitness'],
      [1400, 'Travel'],
      [1500, 'Shopping'],
      [1600, 'Home services'],
      [1700, 'Automotive'],
      [1800, 'Local services'],
    ])
    for (const { id, parentId, level } of CATEGORIES) {
      expect(id >= 1000 && id <= 1802).toBe(true)
      expect(level === 1 ? parentId : Math.floor((parentId ?? 0) / 100)).toBe(level === 1 ? null : Math.floor(id / 100))
    }
  })

  it('covers every leaf and every city', () => {
    expect(catalogue.stores.length).toBeGreaterThanOrEqual(60)
    expect(catalogue.deals.length).toBeGreaterThanOrEqual(800)
    const covered = new Set(catalogue.search.map((row) => row.category3 || row.category2))
    expect(leafIds().filter((id) => !covered.has(id))).toEqual([])
    expect(new Set(catalogue.search.map((row) => row.cityKey))).toEqual(new Set(CITY_KEYS))
    expect(new Set(catalogue.stores.map((store) => store.name.en)).size).toBe(catalogue.stores.length)
  })

  it('is written in every language, each in its own script', () => {
    const texts: Localised[] = catalogue.deals.flatMap((deal) => [
      deal.name,
      deal.shortDescription,
      deal.detail,
      deal.finePrint,
    ])
    for (const text of texts) for (const language of LANGUAGES) expect(text[language]).not.toMatch(/^\s*$|\{\w+\}/)
    const joined = (language: keyof Localised) => texts.map((text) => text[language]).join('')
    expect(joined('jp')).toMatch(/[ぁ-ん]/)
    expect(joined('zh')).not.toMatch(/[ぁ-ん]/)
    expect(joined('zh')).toMatch(/间/)
    expect(joined('zh-Hant')).toMatch(/間/)
    expect(joined('zh-Hant')).not.toMatch(/间/)
    expect(joined('en')).not.toMatch(/\p{Script=Han}/u)
  })

  it('has valid postal codes and phone numbers', () => {
    for (const store of catalogue.stores) {
      expect(store.postalCode).toMatch(store.country === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z] \d[A-Z]\d$/)
      expect(store.phone).toMatch(/^\d{3}-555-01\d\d$/)
    }
  })

  it('adds up its ratings for deals and stores', () => {
    const sums = new Map<string, [number, number]>()
    for (const review of catalogue.reviews) {
      for (const key of [`deal ${review.dealId}`, `store ${review.gid}`]) {
        const [sum, count] = sums.get(key) ?? [0, 0]
        sums.set(key, [sum + review.rating, count + 1])
      }
    }
    for (const deal of catalogue.deals) {
      expect([deal.ratingSum, deal.ratingCount]).toEqual(sums.get(`deal ${deal.id}`) ?? [0, 0])
    }
    for (const store of catalogue.stores) {
      expect([store.ratingSum, store.ratingCount]).toEqual(sums.get(`store ${store.gid}`) ?? [0, 0])
    }
    expect(catalogue.reviews.every((review) => review.body.length > 0)).toBe(true)
  })

  it('has every state a shopper can encounter', () => {
    const { deals, options, products } = catalogue
    expect(deals.some((deal) => deal.endsAt < NOW)).toBe(true)
    expect(deals.some((deal) => deal.stock === 0)).toBe(true)
    expect(deals.some((deal) => deal.stock > 0 && deal.stock < 4)).toBe(true)
    for (const wanted of ['true true', 'true false', 'false true', 'false false']) {
      expect(deals.some((deal) => `${deal.pickup} ${deal.delivery}` === wanted)).toBe(true)
    }
    expect(options.choices.some((choice) => choice.stock === 0)).toBe(true)
    expect(options.groups.some((group) => group.parentChoiceId !== null)).toBe(true)
    expect(products.some((product) => product.kind === 1)).toBe(true)
    expect(products.some((product) => product.stock === 0)).toBe(true)
    expect(products.some((product) => product.available !== null)).toBe(true)
    const longest = catalogue.stores.map(({ gid }) => products.filter((product) => product.gid === gid).length)
    expect(Math.max(...longest)).toBeGreaterThanOrEqual(60)
    for (const group of options.groups) {
      const inStock = options.choices.filter((choice) => choice.groupId === group.id && choice.stock > 0)
      expect(inStock.length).toBeGreaterThanOrEqual(group.min)
    }
  })

  it('uses only pictures that can be rendered', () => {
    const keys = [
      ...catalogue.deals.flatMap((deal) => deal.images),
      ...catalogue.stores.flatMap((store) => [store.logo, ...store.images]),
      ...catalogue.products.map((product) => product.picture ?? ''),
      ...catalogue.reviews.flatMap((review) => [review.profilePhoto ?? '', ...review.photos].filter(Boolean)),
    ]
    expect(keys.filter((key) => parseKey(key) === null)).toEqual([])
  })
})
