import { beforeAll, describe, expect, test, vi } from 'vitest'
import { toListedStore, toStoreDetail } from '@/backend/catalogue/serialise/store'
import { endOfDay } from '@/backend/catalogue/stores/end-of-day'
import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import { isOpenAt, nextOpening, takesAsap } from '@/backend/catalogue/stores/opening'
import * as storeMap from '@/components/maps/store-map'
import { AboutStore } from '@/components/stores/about/about-store'
import { StoreCard } from '@/components/stores/store-card'
import { StoreHead } from '@/components/stores/store-head'
import * as mapper from '@/lib/commerce-client/stores/store-mapper'
import { storeDetail } from '@/lib/contract/store-detail'
import * as contract from '@/lib/contract/stores'
import { localised } from '@/lib/domain/languages/languages'
import { type TimeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import { ordering } from '@/lib/domain/stores/store-status'
import type { Store } from '@/lib/domain/stores/stores'
import { formatTime } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { pathsIn } from '@/lib/paths'
import { openingHours } from '@/lib/server/pages/structured-hours'
import { storeDefaults } from '@/tests/backend/support/store-defaults'
import { createSeededRandom } from '@/tests/support/scale'
import { renderServer } from '../render-server'

const paths = pathsIn('en', 'en')
const MINUTE = 60_000
const random = createSeededRandom('one truth')
const { pick } = random

/** By the zones of the product, which may be newer than those of Node. */
function local(now: Date, timeZone: string, ahead = 0) {
  const [today = '', time = ''] = zoned(now, timeZone).split('T')
  // days of a clock change are no 24 hours
  const date = new Date(Date.parse(today) + ahead * 1440 * MINUTE).toISOString().slice(0, 10)
  const day = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  return { date, time: time.slice(0, 5), day }
}

/** Moments around which clocks change, and ordinary ones. */
const ZONES = [
  ['America/Vancouver', '2026-11-01T08:00:00Z'],
  ['America/Vancouver', '2026-03-08T08:00:00Z'],
  ['Europe/London', '2026-03-29T00:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T14:00:00Z'],
  ['Asia/Tokyo', '2026-12-24T12:00:00Z'],
  ['America/St_Johns', '2026-06-17T18:00:00Z'],
  ['Pacific/Auckland', '2026-07-04T11:59:00Z'],
] as const

const ALWAYS = [{ open: 0, close: 1440 }]
const EVENINGS = [{ open: 1080, close: 1440 }]
const DAY_HOURS: readonly TimeRange[][] = [
  [],
  [{ open: 660, close: 1320 }],
  [
    { open: 690, close: 870 },
    { open: 1020, close: 1380 },
  ],
  [{ open: 1020, close: 1560 }],
  ALWAYS,
  EVENINGS,
  [{ open: 0, close: 180 }],
  [
    { open: 0, close: 300 },
    { open: 600, close: 1440 },
  ],
]

const SPECIAL_HOURS: readonly TimeRange[][] = [
  [{ open: 660, close: 960 }],
  [
    { open: 480, close: 600 },
    { open: 660, close: 960 },
  ],
]

interface Case {
  row: StoreRow
  now: Date
}

function randomCase(_: unknown, at: number): Case {
  const [timeZone, about] = pick(ZONES)
  const now = new Date(Date.parse(about) + random.int(-4 * 1440, 4 * 1440) * MINUTE)
  const localDay = (ahead: number) => local(now, timeZone, ahead).date
  // every kind is met
  const certain = at % 20 === 1 ? ALWAYS : at % 20 === 4 ? EVENINGS : null
  const daily = certain ?? pick(DAY_HOURS)
  const hours: WeeklyHours =
    certain || random.int(0, 3) === 0 ? weekOf(() => daily) : weekOf(() => withoutOverlap(pick(DAY_HOURS)))
  const holidays = [-1, 0, 1, 2, 5].filter(() => random.int(0, 5) === 0).map(localDay)
  const suspended = random.int(0, 7) === 0
  const store = storeDefaults(at + 1, (text) => localised(() => text))
  const special = holidays.filter(() => random.int(0, 1) === 0).map((date) => [date, pick(SPECIAL_HOURS)])
  const specialHours = Object.fromEntries(special)
  const row = { ...store, hours, deliveryHours: hours, holidays, specialHours, suspended, timeZone } as StoreRow
  const closedUntil = random.int(0, 7) === 0 ? endOfDay({ ...row, closedUntil: null, suspended: false }, now) : null
  const one = { row: { ...row, closedUntil, ratingSum: 0, ratingCount: 0, soldCount: 0, images: [], logo: '' }, now }
  const change = at % 4 === 0 ? changesAt(one) : null
  return change ? { ...one, now: new Date(change.getTime() - random.int(0, 50) * MINUTE) } : one
}

/** A night that runs into the next morning does not meet a morning that begins at midnight. */
function withoutOverlap(ranges: TimeRange[]): TimeRange[] {
  return ranges.some(({ close }) => close > 1440) ? [{ open: 1020, close: 1440 }] : ranges
}

/** The first minute at which the store has another state, within a week. */
function changesAt({ row, now }: Case): Date | null {
  const isOpen = isOpenAt(row, now)
  const first = now.getTime() - (now.getTime() % MINUTE) + MINUTE
  for (let at = first; at <= now.getTime() + 7 * 1440 * MINUTE; at += MINUTE)
    if (isOpenAt(row, new Date(at)) !== isOpen) return new Date(at)
  return null
}

const clock = (instant: Date, timeZone: string) => formatTime(zoned(instant, timeZone))

interface Spec {
  dayOfWeek?: string[]
  opens: string
  closes: string
  validFrom?: string
}

/** Whether a reader of the structured data would call it open, by the documents of schema.org. */
function isOpenBy(specs: readonly Spec[], { row, now }: Case): boolean {
  const holds = (daysAgo: number) => {
    const { date, day, time } = local(now, row.timeZone, -daysAgo)
    const ofDate = specs.filter((spec) => spec.validFrom === date)
    const ofWeek = specs.filter(({ dayOfWeek }) => dayOfWeek?.includes(day))
    return (ofDate.length > 0 ? ofDate : ofWeek).some(({ opens, closes }) => {
      if (opens === closes) return false
      if (closes === '23:59') return daysAgo === 0 && opens <= time
      const isOvernight = closes <= opens
      if (daysAgo === 1) return isOvernight && time < closes
      return opens <= time && (isOvernight || time < closes)
    })
  }
  return holds(0) || holds(1)
}

const toStore = ({ row, now }: Case) => mapper.toStore(storeDetail.parse(toStoreDetail(row, [], 'en', now)), null)

interface Said {
  one: Case
  store: Store
  head: string
  box: string | undefined
  card: string | undefined
  today: string | undefined
}

/** All of them on one page. */
async function read(cases: readonly Case[]): Promise<Said[]> {
  const parts = cases.map((one) => {
    const listed = mapper.toListedStore(contract.listedStore.parse(toListedStore(one.row, null, 'en', one.now)))
    return { one, store: toStore(one), listed }
  })
  const page = await renderServer(
    <main>
      {parts.map(({ one: { now }, store, listed }) => (
        <section key={`${store.gid}`}>
          <StoreHead store={store} ownName={store.name} now={now} actions={null} />
          <AboutStore store={store} paths={paths} now={now} map={{}} visit={false} />
          <StoreCard store={listed} href="/store/12" now={now} />
        </section>
      ))}
    </main>,
  )
  const sections = [...page.querySelectorAll('section')]
  return parts.map(({ one, store }, at) => {
    const text = (selector: string) => sections[at]?.querySelector(selector)?.textContent ?? undefined
    const [head = '', box, card] = [text('.store-summary > span > span'), text('summary b'), text('[data-open]')]
    return { one, store, head, box, card, today: text('summary b + span') }
  })
}

const described = ({ one: { row, now }, ...said }: Said) =>
  JSON.stringify({
    now,
    hours: row.hours,
    holidays: row.holidays,
    special: row.specialHours,
    closedUntil: row.closedUntil,
    zone: row.timeZone,
    ...said,
    store: row.suspended,
  })

describe('every statement about the opening of a store is the same, and true, for 200 stores and moments', () => {
  let pages: Said[] = []
  beforeAll(async () => {
    vi.spyOn(storeMap, 'StoreMap').mockReturnValue(<p>map</p>)
    pages = await read(Array.from({ length: 200 }, randomCase))
  })

  test('in head, box and card', () => {
    for (const said of pages) {
      expect([said.box, said.card], described(said)).toEqual([said.head, said.head])
      expect(said.head.startsWith('Open'), described(said)).toBe(isOpenAt(said.one.row, said.one.now))
    }
  })

  test('in the structured data', () => {
    for (const said of pages) {
      const specs = (openingHours(said.store, said.one.now).openingHoursSpecification ?? []) as unknown as Spec[]
      expect(isOpenBy(specs, said.one), described(said)).toBe(isOpenAt(said.one.row, said.one.now))
    }
  })

  test('in what it takes now', () => {
    for (const said of pages) {
      const { row, now } = said.one
      const isTaken = takesAsap(row, row.settings.stopOrderBeforeClose, now)
      expect(ordering(orderingStore(said.store, now), now) === 'now', described(said)).toBe(isTaken)
    }
  })

  test('in the hours of today', () => {
    for (const said of pages) {
      const { row, now } = said.one
      const { date } = local(now, row.timeZone)
      const isHoliday = row.holidays.includes(date) && !row.specialHours[date]
      const isSpecial = row.specialHours[date] !== undefined
      const isPaused = said.head === 'Not taking orders right now'
      const isClosedToday = row.closedUntil !== null && now < row.closedUntil && !isPaused
      if (isClosedToday) expect(said.head, described(said)).toMatch(/^Closed/)
      else if (isPaused) expect(said.today, described(said)).toBeUndefined()
      else if (isSpecial) expect(said.today, described(said)).toContain('11:00am\u00a0–\u2060\u00a004:00pm')
      else if (isHoliday) expect(said.today ?? `Today: ${said.head}`, described(said)).toBe('Today: Closed')
      expect(`${said.today}`, described(said)).not.toContain('12:00am\u00a0–\u2060\u00a012:00am')
    }
  })

  test('in when it closes or opens next', () => {
    for (const said of pages) {
      const { row, now } = said.one
      const change = changesAt(said.one)
      const [, until] = /^Open until ([\w:]+)/.exec(said.head) ?? []
      if (until) expect(until, described(said)).toBe(change && clock(change, row.timeZone))
      if (said.head === 'Open 24 hours') expect(change, described(said)).toBeNull()
      const [, day, at] = /^Closed, opens (?:(\w+day) )?(\S+)$/.exec(said.head) ?? []
      if (!at) continue
      const opens = nextOpening(row, now) as Date
      expect(opens, described(said)).not.toBeNull()
      expect(at, described(said)).toBe(clock(opens, row.timeZone))
      if (day) expect(local(opens, row.timeZone).day, described(said)).toBe(day)
    }
  })

  test('and every kind of statement was met', () => {
    const kinds = [
      /^Open until/,
      /^Open 24/,
      /last order/,
      /^Closed, opens \d/,
      /^Closed, opens \w+day/,
      /^Not taking orders right now/,
    ]
    for (const kind of kinds) expect(pages.filter(({ head }) => kind.test(head)).length, `${kind}`).toBeGreaterThan(0)
  })
})
