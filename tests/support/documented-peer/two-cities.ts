import type { Catalogue, MockStore } from '@/scripts/contract/mock/catalogue'

const OSAKA = { key: 'osaka', nm: 'Osaka', lat: 34.6937, lon: 135.5023 }
const BERLIN = { key: 'berlin', nm: 'Berlin', lat: 52.52, lon: 13.405 }

interface CityStore {
  city: typeof OSAKA
  gid: number
  domain: string
  name: string
  currency: string
  contained: { nm: string; rate: number }
  dish: { pid: number; nm: string; pc: string }
  deal: { id: number; pid: number; nm: string; pc: string; spc: string }
}

/** Prices contain their tax, and those in yen have no decimals. */
export const DOTONBORI: CityStore = {
  city: OSAKA,
  gid: 12,
  domain: 'dotonbori.localhost',
  name: 'Dotonbori Kitchen',
  currency: 'JPY',
  contained: { nm: 'Consumption tax', rate: 10 },
  dish: { pid: 34, nm: 'Takoyaki', pc: '1980' },
  deal: { id: 1001, pid: 900, nm: 'Okonomiyaki for two', pc: '5000', spc: '3900' },
}
export const KREUZBERG: CityStore = {
  city: BERLIN,
  gid: 13,
  domain: 'kreuzberg.localhost',
  name: 'Kreuzberg Kitchen',
  currency: 'EUR',
  contained: { nm: 'MwSt.', rate: 19 },
  dish: { pid: 35, nm: 'Currywurst', pc: '8.50' },
  deal: { id: 1002, pid: 901, nm: 'Dinner for two', pc: '60.00', spc: '45.00' },
}
const STORES = [DOTONBORI, KREUZBERG]

const placeOf = ({ lat, lon }: typeof OSAKA) => `${lat},${lon}`

/** A store in Osaka and one in Berlin, with the needed keys alone. */
export function twoCities(): Catalogue {
  const near = (query: URLSearchParams) => {
    const place = query.get('latlon')
    const found = STORES.filter(({ city }) => place === placeOf(city))
    return found.length > 0 ? found : STORES
  }
  return {
    stores: [toMockStore(DOTONBORI), toMockStore(KREUZBERG)],
    coupon: { code: 'SPRING5', value: 5 },
    prices: new Map(
      STORES.flatMap(({ dish, deal }) => [
        [dish.pid, { nm: dish.nm, pc: Number(dish.pc) }] as const,
        [deal.pid, { nm: deal.nm, pc: Number(deal.spc) }] as const,
      ]),
    ),
    answers: {
      slst: (query) => near(query).map(({ gid, name }) => ({ gid, nm: name })),
      glst: (query) => near(query).map(({ deal: { pid: _, ...row } }) => row),
      psearch: () => STORES.map(({ gid, dish }) => ({ ...dish, gid })),
      sfc: () => [{ id: 1000, nm: 'Food' }],
      gshortcut: () => [],
      appconfig: () => ({ cities: [OSAKA, BERLIN] }),
    },
    giftCard: { gc: 'GC-1', g_id: '13', s_name: KREUZBERG.name, bal: '25.00', curr: 'EUR' },
    giftCardHistory: { history: [{ delta: '-5.00' }] },
  }
}

function toMockStore({ gid, domain, name, currency, contained, dish, deal }: CityStore): MockStore {
  return {
    gid,
    domain,
    dealId: deal.id,
    currency,
    contained,
    answers: {
      sdtl2: () => ({ group_id: gid, nm: name, currency, pickup: 1, accept_cash: 1 }),
      cplst2: () => [{ products: [dish] }],
      gdtl: () => ({ group_id: gid, group_sale_id: deal.pid, name: deal.nm, pc: deal.pc, spc: deal.spc }),
    },
    bookmarked: { gid, nm: name },
    onOrders: { store_name: name, store_phone: '', store_address: {} },
  }
}
