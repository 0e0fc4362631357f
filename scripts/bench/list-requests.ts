import { BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'

export interface ListRequest {
  name: string
  /** the highest allowed ratio of its times with the large catalogue to those with the small one */
  most: number
  /** its requests in a catalogue with so many deals */
  path: (latlon: string, deals: number) => string
}

const PAGE = 20
const SITEMAP_PAGE = 60
const LIST = 1.5
const WORDS = 3
/** A store that has a page of deals in both catalogues. */
const GID = 1001

function deals(name: string, query: string, most = LIST): ListRequest {
  return { name, most, path: (latlon) => `/api/v7/glst?lan=en&latlon=${latlon}&count_to=1000&${query}` }
}

function other(name: string, path: string, most = LIST): ListRequest {
  return { name, most, path: (latlon) => `${path}&lan=en&latlon=${latlon}` }
}

/**
 * Requests a full page of the small catalogue too, so that equally many records are compared. Half of the average number
 * of pages exists in every city.
 */
function deepPage(name: string, page: number): ListRequest {
  const pageOf = (count: number) => Math.min(page, Math.floor(count / BUILT_IN_CITY_KEYS.length / PAGE / 2))
  const path = (latlon: string, count: number) =>
    `/api/v7/glst?lan=en&latlon=${latlon}&count_to=1000&sort_id=106&page=${pageOf(count)}`
  return { name, most: LIST, path }
}

export const LIST_REQUESTS: ListRequest[] = [
  deals('landing', 'sort_id=106'),
  deals('landing, page 2', 'sort_id=106&page=2'),
  deepPage('landing, page 50 (the last)', 50),
  deepPage('page 500 (not linked)', 500),
  deals('top deals', 'sort_id=103&limit=12'),
  deals('nearest first', 'sort_id=102'),
  deals('best rated first', 'sort_id=103'),
  deals('cheapest first', 'sort_id=104'),
  deals('dearest first', 'sort_id=105'),
  deals('category, level 1', 'sort_id=106&c_ids=1000'),
  deals('category, level 2', 'sort_id=106&c_ids=1010'),
  deals('category, level 3', 'sort_id=106&c_ids=1011'),
  deals('category, level 3, cheapest first', 'sort_id=104&c_ids=1011'),
  deals('discount ≥ 10', 'sort_id=106&flag=0,1000,0&min_discount=10'),
  deals('discount ≥ 50', 'sort_id=106&flag=0,0001,0&min_discount=50'),
  deals('discount ≥ 60', 'sort_id=106&flag=0,0000,0&min_discount=60'),
  deals('discount ≥ 60, nearest first', 'sort_id=102&flag=0,0000,0&min_discount=60'),
  deals('sold > 50', 'sort_id=106&flag=0,0,1000'),
  deals('sold > 1000', 'sort_id=106&flag=0,0,0000'),
  deals('level 2, discount ≥ 50, sold > 500', 'sort_id=106&c_ids=1010&flag=0,0001,0010&min_discount=50'),
  deals('deals of a store', `sort_id=106&gid=${GID}`),
  deals('deals of a store, cheapest first', `sort_id=104&gid=${GID}`),
  deals('one word: massage', 'sort_id=106&keywords=massage', WORDS),
  deals('one word: 寿司', `sort_id=106&keywords=${encodeURIComponent('寿司')}`, WORDS),
  deals('two words: for two', 'sort_id=106&keywords=for%20two', WORDS),
  deals('two words: hot pot', 'sort_id=106&keywords=hot%20pot', WORDS),
  deals('a word, cheapest first', 'sort_id=104&keywords=massage', WORDS),
  deals('no such word', 'sort_id=106&keywords=zeppelin', WORDS),
  other('category tree of a city', '/api/v7/sfc?c_id=2'),
  { name: 'category tree of a store', most: LIST, path: () => `/api/v7/sfc?c_id=2&lan=en&gid=${GID}` },
  other('stores', '/api/v7/slst?limit=60'),
  other('restaurants', '/api/v7/slst?c_ids=1000&limit=24'),
  other('stores with a word', '/api/v7/slst?keywords=noodle&limit=24', WORDS),
  other('dishes of stores with a word', '/api/v7/psearch?g_ids=1001,1002,1003,1004&keywords=noodle'),
  {
    name: 'sitemap: number of deals',
    most: LIST,
    path: () => '/api/v7/glst?lan=en&sort_id=106&count_to=30000&limit=1',
  },
  {
    name: 'sitemap: deals, page 100',
    most: LIST,
    path: (_, count) =>
      `/api/v7/glst?lan=en&sort_id=106&count_to=1&limit=${SITEMAP_PAGE}&page=${Math.min(100, Math.floor(count / SITEMAP_PAGE))}`,
  },
]
