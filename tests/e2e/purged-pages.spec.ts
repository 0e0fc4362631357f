import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { size } from '@/tests/support/scale'
import { openPurgingShop } from './support/purging-shop'
import { ask } from './support/raw'

/** A purge is repeated 5.5 s later, for what was being read meanwhile. */
const SETTLED_MS = 6000
const ALL_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `a,${day},00:00,24:00`)
const HOURS = { 'stores.csv': 'key\na\n', 'hours.csv': ['store,day,opens,closes', ...ALL_DAY].join('\n') }

interface Change {
  apply: () => Promise<unknown>
  /** have to be rendered */
  missed: string[]
  /** what some of them then say */
  says?: [text: string, pages: string[]]
}

test('a change is awaited on the pages that show it, and the others are sent from memory', async () => {
  test.setTimeout(240_000)
  const shop = await openPurgingShop()
  const { storeA, storeB, dish, dealA, dealB } = shop
  const pages = {
    home: '/',
    list: '/deals',
    help: '/help',
    login: '/login',
    'store A': `/store/${storeA.gid}`,
    'menu of A': `/store/${storeA.gid}/menu/2`,
    'dish of A': `/product/${dish.id}`,
    'deal of A': `/deals/details/${dealA.id}`,
    'store B': `/store/${storeB.gid}`,
    'deal of B': `/deals/details/${dealB.id}`,
  }
  const names = Object.keys(pages)
  const inOrder = (some: string[]) => names.filter((name) => some.includes(name))

  /** A page from memory has no request id. */
  async function readAll() {
    const answers = Object.entries(pages).map(async ([name, path]) => {
      const { status, headers, text } = await ask(path, 'localhost', {}, shop.port)
      expect([name, status]).toEqual([name, 200])
      return { name, text, isMissed: headers['x-request-id'] !== undefined }
    })
    return Promise.all(answers)
  }
  const missedOf = (read: Awaited<ReturnType<typeof readAll>>) =>
    read.flatMap((page) => (page.isMissed ? page.name : []))

  const ofA = ['store A', 'menu of A', 'dish of A', 'deal of A']
  const lists = ['home', 'list', 'deal of A', 'deal of B']
  const changes: Record<string, Change> = {
    'the price of a dish': {
      apply: () => shop.operate('items', 'price', 'a', 'dish', 'soup', '6.57'),
      missed: ofA,
      says: ['6.57', ['store A', 'dish of A']],
    },
    'a dish sold out': { apply: () => shop.operate('items', 'sold-out', 'a', 'dish', 'soup'), missed: ofA },
    'a review': {
      apply: () => shop.review(dealA, 'Like rain'),
      missed: ofA,
      says: ['Like rain', ['store A', 'deal of A']],
    },
    'a coupon': {
      apply: () => shop.operate('coupons', 'change', 'TEN', '--store', 'a', '--title-en', 'For a rainy day'),
      missed: ofA,
      says: ['For a rainy day', ['store A', 'menu of A']],
    },
    'the price of a deal': {
      apply: () => shop.operate('items', 'price', 'a', 'deal', 'massage', '12.57'),
      missed: [...ofA, ...lists],
      says: ['12.57', ['home', 'list', 'store A', 'deal of A', 'deal of B']],
    },
    'a deal sold out': {
      apply: () => shop.operate('items', 'sold-out', 'a', 'deal', 'massage'),
      missed: [...ofA, ...lists],
    },
    'an hour of a store': { apply: () => shop.importFiles(HOURS), missed: [...ofA, ...lists] },
    'a coupon of all stores': {
      apply: () => shop.operate('coupons', 'change', 'ALL', '--title-en', 'For a sunny day'),
      missed: names,
      says: ['For a sunny day', ['store A', 'menu of A', 'store B']],
    },
  }
  const quick = ['the price of a dish', 'the price of a deal', 'a coupon of all stores']
  const applied = Object.entries(changes).filter(([change]) => size(true, quick.includes(change)))
  const wanted = applied.map(([change, { missed }]) => [change, inOrder(missed)])
  const table: [string, string[]][] = []
  try {
    for (const [change, { apply, says: [text, sayers] = ['', names] }] of applied) {
      await expect.poll(async () => missedOf(await readAll())).toEqual([])
      await shop.change(apply)
      const read = await readAll()
      table.push([change, missedOf(read)])
      const saying = read.filter((page) => page.text.includes(text)).map(({ name }) => name)
      expect([change, saying]).toEqual([change, inOrder(sayers)])
      await wait(SETTLED_MS)
    }
  } finally {
    await shop.close()
  }
  expect(table).toEqual(wanted)
})
