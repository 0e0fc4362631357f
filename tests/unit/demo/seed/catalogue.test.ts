import { describe, expect, it } from 'vitest'
import { isWithin } from '@/backend/catalogue/stores/opening'
import { TAX_CLASSES, taxClassOf } from '@/backend/catalogue/taxes/tax-classes'
import { buildCatalogue } from '@/backend/demo/build-catalogue'
import { CATEGORIES, leafIds, pathOf } from '@/backend/demo/categories'
import { readContent } from '@/backend/demo/content/read-content'
import { isPaperKey } from '@/backend/demo/pictures/paper'
import { pictureKeys } from '@/backend/demo/pictures/picture-keys'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { DEMO_TAXES } from '@/backend/demo/stores/demo-taxes'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { LANGUAGES, type Localised } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'
import { everyWeek } from '@/lib/domain/stores/opening-calendar'

/** a city has ten to thirty stores, and each counts three to ten percent */
const LEAST_OPEN = 0.54
const MOST_OPEN = 0.88
const NOW = new Date('2026-11-20T18:00:00Z')
const catalogue = buildCatalogue(NOW)

describe('the demo catalogue', () => {
  it('is the same on every run', () => {
    expect(JSON.stringify(buildCatalogue(NOW))).toBe(JSON.stringify(catalogue))
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
    expect(catalogue.deals.length).toBeGreaterThanOrEqual(290)
    const covered = new Set(catalogue.search.map((row) => row.category3 || row.category2))
    expect(leafIds().filter((id) => !covered.has(id))).toEqual([])
    expect(new Set(catalogue.search.map((row) => row.cityKey))).toEqual(new Set(BUILT_IN_CITY_KEYS))
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

  it('puts a store in the street that its description names', () => {
    const named = catalogue.stores.flatMap(({ name, description, street }) => {
      const [, words] =
        description.en.match(/ on ((?:[A-Z0-9][\w.]* )*(?:Street|Road|Avenue|Way|Drive)|Broadway)\b/) ?? []
      return words ? [{ name: name.en, street, words: words.replace(/^(?:South|West|North|East) /, '') }] : []
    })
    expect(named.length).toBeGreaterThan(30)
    for (const { name, street, words } of named) expect(`${name}: ${street}`).toContain(words)
  })

  it('has no author of reviews twice in a store, and one number of reviews for each', () => {
    const authors = catalogue.reviews.map(({ gid, author }) => `${gid} ${author}`)
    expect(new Set(authors).size).toBe(authors.length)
    const counts = new Set(catalogue.reviews.map(({ author, authorReviews }) => `${author} ${authorReviews}`))
    expect(counts.size).toBe(new Set(catalogue.reviews.map(({ author }) => author)).size)
  })

  it('has taxes of a merchant, at the place of the store and on what it sells', () => {
    for (const { gid, country, region, taxClass } of DEMO_TAXES) {
      const store = catalogue.stores.find((each) => each.gid === gid)
      expect([store?.country, store?.region]).toEqual([country, region])
      const sold = [...catalogue.products, ...catalogue.deals].filter((each) => each.gid === gid)
      expect(store && sold.map((each) => taxClassOf(store.kind, each.taxClass ?? null))).toContain(taxClass)
    }
  })

  it('has classes that a tax knows: drinks of a bar, nights at a hotel, a course at a florist', () => {
    const { products, sections, deals } = catalogue
    for (const { gid, taxClass = '' } of [...products, ...sections, ...deals]) {
      const own = DEMO_TAXES.filter((tax) => tax.gid === gid).map((tax) => tax.taxClass)
      expect(['', 'standard', ...TAX_CLASSES, ...own], `${gid}`).toContain(taxClass)
    }
    const classesOf = (name: string) =>
      [...sections, ...deals].filter((each) => each.name.en.startsWith(name)).map(({ taxClass }) => taxClass)
    expect(classesOf('Cocktails')).toEqual(['liquor'])
    expect(classesOf('One night in a harbour-view room')).toEqual(['room'])
    expect(classesOf('Wreath-making')).toEqual(['service'])
    expect(deals.filter(({ taxClass }) => taxClass === 'room')).toHaveLength(7)
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

  it('hands over, serves and offers what fits the kind of each store', () => {
    for (const { name, kind, categories, services, amenities, settings } of catalogue.stores) {
      const [trade = 0] = categories
      const isRestaurant = kind === STORE_TYPE.restaurant
      const sellsGoods = isRestaurant || kind === STORE_TYPE.shopping
      const { delivery, takeout, eatin } = services
      expect([takeout, settings.preorder && !sellsGoods, delivery && !sellsGoods], name.en).toEqual([
        sellsGoods,
        false,
        false,
      ])
      // cleaners and movers come to the customer
      if (!sellsGoods) expect(eatin, name.en).toBe(pathOf(trade)[0] !== 1600)
      expect([amenities.attire, amenities.alcohol && !isRestaurant], name.en).toEqual([false, false])
      if (pathOf(trade)[0] === 1200)
        expect([amenities.tv, amenities.noise, amenities.group], name.en).toEqual([false, false, false])
      if (pathOf(trade)[0] === 1600) expect(Object.values(amenities), name.en).not.toContain(true)
    }
  })

  it.each(BUILT_IN_CITY_KEYS)('has most stores of %s open at each hour of the week, and never all', (city) => {
    const stores = catalogue.stores.filter(({ cityKey, suspended }) => cityKey === city && !suspended)
    const monday = Date.parse('2026-11-09T00:00:00Z')
    const shares = Array.from({ length: 168 }, (_, hour) => {
      const at = new Date(monday + (hour + 0.5) * 3_600_000)
      return stores.filter(({ hours, timeZone }) => isWithin(everyWeek(hours), at, timeZone)).length / stores.length
    })
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(LEAST_OPEN)
    expect(Math.max(...shares)).toBeLessThanOrEqual(MOST_OPEN)
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean).toBeGreaterThan(0.65)
    expect(mean).toBeLessThan(0.75)
  })

  it('preselects ordinary choices that are in stock', () => {
    const required = catalogue.options.groups.filter(({ min }) => min === 1)
    expect(required.length).toBeGreaterThan(50)
    for (const { id, name } of required) {
      const [first] = catalogue.options.choices.filter(({ groupId }) => groupId === id)
      expect([first?.price, first?.stock], name.en).toEqual([0, 999])
      expect(first?.name.en).not.toMatch(/^(no|less|extra|served|without)\b/i)
    }
  })

  it('has deals with more than a page of reviews, with a handful and with none', () => {
    const counts = catalogue.deals.map((deal) => deal.ratingCount ?? 0)
    expect(Math.max(...counts)).toBeGreaterThan(30)
    expect(counts.some((count) => count >= 5 && count < 30)).toBe(true)
    expect(counts.some((count) => count > 0 && count < 5)).toBe(true)
    expect(counts).toContain(0)
    expect(catalogue.reviews.some((review) => review.answer !== '')).toBe(true)
  })

  it('shows photos of customers only of what their deal includes, and each once', () => {
    const written = new Map(
      readContent().stores.flatMap(({ gid, deals }) => deals.map((deal) => [`${gid} ${deal.id}`, deal])),
    )
    let shown = 0
    for (const { id, gid, key } of catalogue.deals) {
      const photos = catalogue.reviews.flatMap((review) => (review.dealId === id ? review.photos : []))
      expect(pictureKeys(written.get(`${gid} ${key}`)?.photos ?? [])).toEqual(expect.arrayContaining(photos))
      expect(new Set(photos).size, key).toBe(photos.length)
      shown += photos.length
    }
    expect(shown).toBeGreaterThan(20)
  })

  it('uses no review twice within a store', () => {
    const used = catalogue.reviews.map(({ gid, body }) => `${gid} ${body}`)
    expect(used.filter((text, n) => used.indexOf(text) !== n)).toEqual([])
  })

  it('uses only pictures that exist', async () => {
    const keys = [
      ...catalogue.deals.flatMap((deal) => deal.images),
      ...catalogue.stores.flatMap((store) => [store.logo, ...store.images]),
      ...catalogue.products.map((product) => product.picture ?? ''),
      ...catalogue.reviews.flatMap((review) => [review.profilePhoto ?? '', ...review.photos]),
    ].filter(Boolean)
    const pictures = createPictureStore('.data/pictures')
    const exists = async (key: string) => isPaperKey(key) || (await pictures.get(key)) !== null
    const missing = await Promise.all(keys.map(async (key) => ((await exists(key)) ? [] : [key])))
    expect(missing.flat()).toEqual([])
  })
})

describe('a big catalogue', () => {
  const big = buildCatalogue(NOW, 1000)

  it('repeats the written deals over copies of the stores, without pictures and with few reviews', () => {
    expect(big.deals).toHaveLength(1000)
    expect(big.deals.slice(0, catalogue.deals.length)).toEqual(catalogue.deals)
    expect(big.stores.slice(0, catalogue.stores.length)).toEqual(catalogue.stores)
    const copies = new Map(big.stores.slice(catalogue.stores.length).map((store) => [store.gid, store]))
    const copied = big.deals.filter(({ gid }) => copies.has(gid))
    expect(copied.length).toBe(1000 - catalogue.deals.length)
    expect(copied.flatMap(({ images }) => images)).toEqual([])
    expect(Math.max(...copied.map(({ ratingCount }) => ratingCount ?? 0))).toBeLessThanOrEqual(3)
    for (const [n, store] of catalogue.stores.entries()) {
      const copy = big.stores[catalogue.stores.length + n]
      expect(copy?.cityKey).not.toBe(store.cityKey)
    }
  })

  it('has addresses and ids of its own for every store', () => {
    expect(new Set(big.stores.map(({ gid }) => gid)).size).toBe(big.stores.length)
    expect(new Set(big.stores.map(({ urlKey }) => urlKey)).size).toBe(big.stores.length)
  })

  it('can be smaller than what is written', () => {
    expect(buildCatalogue(NOW, 100).deals).toEqual(catalogue.deals.slice(0, 100))
  })
})
