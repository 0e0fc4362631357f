import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as storeMap from '@/components/maps/store-map'
import { AboutStore } from '@/components/stores/about/about-store'
import { type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
import type { Store } from '@/lib/domain/stores/stores'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '../render-server'

const evening = [{ open: 17 * 60, close: 22 * 60 }]
const hours: WeeklyHours = [[], evening, evening, evening, evening, evening, evening]
/** What the box reads of a store. */
const store = {
  gid: 12,
  name: 'Sushi Aoki',
  logo: '',
  rating: 4.6,
  ratingCount: 310,
  phone: '+1 (604) 555-0148',
  timeZone: 'America/Vancouver',
  hours,
  holidays: [] as string[],
  specialHours: {},
  ordersPausedUntil: null,
  address: {
    unit: '2',
    street: '1820 West 4th Avenue',
    city: 'Vancouver',
    region: 'BC',
    postalCode: 'V6J 1M3',
    country: 'CA',
    lat: 49.268,
    lon: -123.147,
  },
} as Store

test('hours that nobody could read are shown as the store writes them, and not as closed', async () => {
  vi.spyOn(storeMap, 'StoreMap').mockReturnValue(<p>map</p>)
  const unread = { ...store, hours: null, unreadHours: 'By appointment' }
  const page = await renderServer(<AboutStore store={unread} paths={pathsIn('en', 'en')} now={new Date()} map={{}} />)
  expect(page).toHaveTextContent('By appointment')
  expect(page).not.toHaveTextContent('Closed')
})

test('round the clock is said so once, not as 12:00am – 12:00am', async () => {
  vi.spyOn(storeMap, 'StoreMap').mockReturnValue(<p>map</p>)
  const always = { ...store, hours: weekOf(() => [{ open: 0, close: 1440 }]) }
  const page = await renderServer(<AboutStore store={always} paths={pathsIn('en', 'en')} now={new Date()} map={{}} />)
  expect(page.querySelector('summary')).toHaveTextContent(/^Open 24 hours(?!.*Open 24 hours)/)
  expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(Array(7).fill('Open 24 hours'))
})

test('a day with hours of its own is shown with its date', async () => {
  vi.spyOn(storeMap, 'StoreMap').mockReturnValue(<p>map</p>)
  const special = {
    ...store,
    holidays: ['2026-12-24', '2026-12-25'],
    specialHours: { '2026-12-24': [{ open: 11 * 60, close: 16 * 60 }] },
  }
  const now = new Date('2026-12-22T20:00:00Z')
  const page = await renderServer(<AboutStore store={special} paths={pathsIn('en', 'en')} now={now} map={{}} />)
  const rows = [...page.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0–\u2060\u00a0', ' – '),
  )
  expect(rows.slice(2, 6)).toEqual([
    'Wednesday05:00pm – 10:00pm',
    'Thu, Dec 2411:00am – 04:00pm',
    'Fri, Dec 25Closed',
    'Saturday05:00pm – 10:00pm',
  ])
})

describe('about the store', () => {
  beforeEach(async () => {
    vi.spyOn(storeMap, 'StoreMap').mockReturnValue(<p>map</p>)
    // a Friday afternoon there
    const now = new Date('2026-11-20T23:00:00Z')
    await renderServer(<AboutStore store={store} paths={pathsIn('en', 'en')} now={now} map={{}} />)
  })

  test('a map at zoom 11 [DEAL-10]', () => {
    expect(vi.mocked(storeMap.StoreMap).mock.lastCall?.[0]).toMatchObject({ lat: 49.268, lon: -123.147, zoom: 11 })
  })

  test('address and phone link [DEAL-10]', () => {
    expect(screen.getByText('2 - 1820 West 4th Avenue, Vancouver, BC V6J 1M3')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Call +1 604 555 0148' })).toHaveAttribute('href', 'tel:+16045550148')
  })

  test("today's hours, with the week behind them [DEAL-10]", () => {
    const summary = document.querySelector('summary') as HTMLElement
    expect(summary).toHaveTextContent('Closed, opens 05:00pm')
    expect(summary).toHaveTextContent('Today: 05:00pm –\u2060 10:00pm')
    const week = within(document.querySelector('dl') as HTMLElement)
    expect(week.getByText('Monday').nextSibling).toHaveTextContent('Closed')
    expect(week.getByText('Friday').parentElement).toHaveClass('font-semibold')
  })
})
