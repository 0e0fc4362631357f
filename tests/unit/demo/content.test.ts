import { describe, expect, it } from 'vitest'
import { leafIds } from '@/backend/demo/categories'
import { readContent } from '@/backend/demo/content/read-content'
import { hoursOfDays, weeklyHours } from '@/backend/demo/content/weekly-hours'
import { getNeighbourhood } from '@/backend/demo/stores/neighbourhoods'
import { BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'
import { everyWeek, rangeAt } from '@/lib/domain/stores/opening-calendar'

const { stores, reviews, options } = readContent()
const deals = stores.flatMap((store) => store.deals.map((deal) => ({ store, deal })))
const dishesOf = (store: (typeof stores)[number]) => store.menu.flatMap(({ dishes }) => dishes)

describe('the written catalogue', () => {
  it('has as much as the demo shows', () => {
    expect(stores.length).toBeGreaterThanOrEqual(60)
    expect(deals.length).toBeGreaterThanOrEqual(290)
    expect(stores.flatMap(dishesOf).length).toBeGreaterThanOrEqual(200)
    expect([...reviews.values()].flat().length).toBeGreaterThanOrEqual(1000)
  })

  it('is in the order of the stores, each with an id, a name and a domain of its own', () => {
    const gids = stores.map(({ gid }) => gid)
    expect(gids).toEqual([...new Set(gids)].sort((a, b) => a - b))
    expect(new Set(stores.map(({ name }) => name.en)).size).toBe(stores.length)
    const domains = stores.flatMap(({ domain }) => domain ?? [])
    expect(new Set(domains).size).toBe(domains.length)
    expect(domains).toEqual(expect.arrayContaining(['noodle.localhost', 'tea.localhost', 'spa.localhost']))
  })

  it('names only places, categories, trades and options that exist, and every option group is in use', () => {
    const leaves = new Set(leafIds())
    const used = new Set<string>()
    for (const store of stores) {
      expect(getNeighbourhood(store.place).name).toBe(store.place)
      expect(reviews.has(store.trade), store.trade).toBe(true)
      for (const id of store.categories) expect(leaves.has(id), `${store.gid} ${id}`).toBe(true)
      for (const deal of store.deals) expect(store.categories, deal.id).toContain(deal.category)
      for (const { options: keys } of [...store.deals, ...dishesOf(store)]) for (const key of keys) used.add(key)
    }
    for (const { choices } of Object.values(options)) {
      for (const { groups = [] } of choices) for (const key of groups) used.add(key)
    }
    expect([...used].sort()).toEqual(Object.keys(options).sort())
    expect([...reviews.keys()].sort()).toEqual([...new Set(stores.map(({ trade }) => trade))].sort())
  })

  it.each(BUILT_IN_CITY_KEYS)(
    'has about 70 %% of the stores of %s open over a week, and at least half at every hour',
    (city) => {
      const hours = stores
        .filter(({ place }) => getNeighbourhood(place).cityKey === city)
        .map((store) => weeklyHours(store.hours, store.closedOn))
      const shares = Array.from({ length: 7 * 24 }, (_, hour) => {
        const date = `2026-11-${16 + Math.floor(hour / 24)}`
        const minutes = (hour % 24) * 60 + 30
        return hours.filter((week) => rangeAt(everyWeek(week), date, minutes)).length / hours.length
      })
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.5)
      expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeCloseTo(0.68, 1)
    },
  )

  it('has deals whose hours begin while their store is open, on each of their days', () => {
    const limited = deals.flatMap(({ store, deal }) => (deal.useHours ? [{ store, use: deal.useHours }] : []))
    expect(limited.length).toBeGreaterThanOrEqual(40)
    for (const { store, use } of limited) {
      const week = everyWeek(weeklyHours(store.hours, store.closedOn))
      for (const [weekday, ranges] of hoursOfDays(use).entries())
        for (const { open } of ranges)
          expect(rangeAt(week, `2026-11-${16 + weekday}`, open), `${store.name.en}: ${use}`).toBeDefined()
    }
  })

  it.each([
    ['tue-wed 11:00-14:30', [[], [{ open: 660, close: 870 }], [{ open: 660, close: 870 }], [], [], [], []]],
    ['sat 20:00-02:00', [[], [], [], [], [], [{ open: 1200, close: 1560 }], []]],
    ['sun-mon 09:00-10:00', [[{ open: 540, close: 600 }], [], [], [], [], [], [{ open: 540, close: 600 }]]],
    ['09:00-10:00', Array.from({ length: 7 }, () => [{ open: 540, close: 600 }])],
  ])('reads %s', (written, week) => {
    expect(hoursOfDays(written)).toEqual(week)
  })

  it('has unique ids and pictures within a store', () => {
    for (const store of stores) {
      for (const ids of [store.deals.map(({ id }) => id), dishesOf(store).map(({ id }) => id)]) {
        expect(new Set(ids).size, `${store.gid}`).toBe(ids.length)
      }
      const pictures = store.deals.flatMap((deal) => deal.pictures)
      expect(new Set(pictures).size, `${store.gid}`).toBe(pictures.length)
    }
  })

  it.each(deals.map(({ store, deal }) => [`${store.gid} ${deal.id}`, deal] as const))(
    '%s is 12 to 65 %% cheaper than its value',
    (_, { value, price }) => {
      const percent = ((value - price) / value) * 100
      expect(percent).toBeGreaterThanOrEqual(12)
      expect(percent).toBeLessThanOrEqual(65)
    },
  )

  it('has no review twice', () => {
    const bodies = [...reviews.values()].flat().map(({ body }) => body)
    expect(bodies.filter((body, n) => bodies.indexOf(body) !== n)).toEqual([])
  })
})
