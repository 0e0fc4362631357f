import type { Random } from '@/backend/demo/random'
import { HOME, VISA } from '@/tests/backend/support/shopping'
import type { Body } from './tampering-price'
import type { Scene } from './tampering-scene'

/** Changes one thing of a body for the worse. */
type Lie = (body: Body, random: Random, scene: Scene) => void

const AMOUNTS = [0, -1, -0.01, 0.001, 0.01, 1e-9, 5.5, 1e9, 1e308, '0', '-5', '0.00', '2.50', '1e3', 'NaN', '', ' ']
const NOT_AMOUNTS = [null, true, [], [1], {}, '9.50abc', '0x1', '٣']
const COUNTS = [0, -1, -2, 0.5, 1.5, 2, 3, '1', '-1', 999, 1000, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), null, []]
const NAMES = [
  'g_total',
  'total',
  'amount',
  'price',
  'dis_ttl',
  'cpn_dis',
  'tax',
  'taxes',
  'shp_fee',
  'surcharge',
  'due',
]
const MORE_NAMES = ['total_due', 'total_paid', 'discount', 'currency', 'curr', 'p_bal', '__proto__', 'constructor']

const anything: Lie = (body, random) => {
  body[random.pick([...NAMES, ...MORE_NAMES])] = random.pick([...AMOUNTS, ...NOT_AMOUNTS])
}
const set =
  (name: string, values: (scene: Scene) => unknown[]): Lie =>
  (body, random, scene) => {
    body[name] = random.pick(values(scene))
  }
const amount = (name: string) => set(name, () => [...AMOUNTS, ...NOT_AMOUNTS])
const onLine =
  (lie: Lie): Lie =>
  (body, random, scene) => {
    if (Array.isArray(body.items) && body.items.length > 0) lie(random.pick(body.items) as Body, random, scene)
  }
const pairs = ({ options }: Scene) => options.choices.map((Item2) => ({ Item1: options.id, Item2 }))
const otherLists = (scene: Scene) => [
  [],
  pairs(scene),
  [pairs(scene)[2], pairs(scene)[2]],
  [{ Item1: scene.options.id, Item2: 1 }],
  [{ Item1: 1, Item2: scene.options.choices[0] }],
  [{ Item1: scene.options.id, Item2: -1 }],
  [{ Item1: `${scene.options.id}`, Item2: `${scene.options.choices[1]}` }],
  null,
  'none',
]
const pids = (s: Scene) => [
  0,
  -1,
  1,
  s.soup.id,
  `${s.soup.id}`,
  s.cheap.id,
  s.deal.groupSaleId,
  s.deal.id,
  2 ** 31,
  1.5,
]

export const QUOTE_LIES: Lie[] = [
  anything,
  onLine(anything),
  onLine(amount('pc')),
  onLine(amount('pc')),
  onLine(set('qty', () => COUNTS)),
  onLine(set('qty', () => COUNTS)),
  onLine(set('pid', pids)),
  onLine(set('options', otherLists)),
  onLine(set('selfCheckout', () => [true, 1, '1', 'true', false, 0, 'yes'])),
  onLine(set('tax_class', () => ['exempt', 'zero', ''])),
  onLine(set('kind', () => [1, 3, 'giftcard'])),
  set('items', (s) => [
    [],
    null,
    {},
    [
      { pid: s.soup.id, qty: 2 },
      { pid: s.soup.id, qty: -1 },
    ],
  ]),
  set('cpn', () => [
    'TEN',
    'ten',
    ' TEN ',
    'ELSEWHERE',
    'OVER',
    'TEN,TEN',
    ['TEN', 'TEN'],
    '%',
    "' or 1=1 --",
    null,
    10,
  ]),
  set('tax_class', () => ['exempt', 'zero', 'standard', '', null, 'none', ['exempt']]),
  set('related_order_id', () => ['', 'nobody', null, 0, -1]),
  set('gid', (s) => [s.elsewhere.gid, -1, 0, `${s.store.gid}`, null, 1e12]),
  set('shp_mtd', () => [0, 1, 2, 3, 4, 5, '2', -1, 9, null]),
  set('shp_cd', () => ['', 'standard', 'express', 'free', null]),
  set('addr', () => [null, HOME, { ...HOME, cntry: 'XX' }, { ...HOME, street: '' }, {}, { ...HOME, lat: 0, lon: 0 }]),
  set('lan', () => ['jp', 'xx', null]),
]

export const CHECKOUT_LIES: Lie[] = [
  anything,
  amount('tips'),
  amount('tips'),
  amount('pt_amt'),
  set('pt_cnt', () => [0, 1, 500, 1500, 1501, -1, -500, 0.5, 1e9, 2 ** 31, '500', null, [500]]),
  set('gc_cd', (s) => [s.card, s.theirs, s.card.toLowerCase(), `${s.card} `, '', '%', 'NOBODYS', null, [s.card]]),
  set('pay_mtd', () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 99, -1, '2', '11', null, 1.5]),
  set('card', () => [null, { ...VISA, num: '4000000000000002' }, { ...VISA, num: '4242424242424241' }, VISA]),
  set('g_id', (s) => [s.elsewhere.gid, 0, -1, `${s.store.gid}`, null]),
  set('shp_mtd', () => [0, 1, 2, 3, 4, 5, '2', null]),
  set('shp_cd', () => ['standard', 'express', 'free', '', null]),
  set('adr_lst', () => [[], [{ ...HOME, type: 1 }], [{ ...HOME, type: 1, city: 'Burnaby' }], null, [{ type: 3 }]]),
  set('related_order_id', () => ['', 'nobody', null]),
  set('tax_class', () => ['exempt', 'zero']),
  set('cpn', () => ['TEN', 'ELSEWHERE']),
  set('c_id', () => [1, 2, 'me', null]),
  set('items', () => [[], [{ pid: 0, qty: 1, pc: 0.01, selfCheckout: true }]]),
]

export const PAY_NOW_LIES: Lie[] = [
  anything,
  amount('tips'),
  amount('tips'),
  set('pay_mtd', () => [0, 1, 2, 3, 4, 5, 6, 8, 11, 99, -1, '2', null]),
  set('pt_cnt', () => [500, 1e9]),
  set('gc_cd', (s) => [s.card, s.theirs]),
  set('card', () => [null, { ...VISA, num: '4000000000000002' }, VISA]),
  set('billing_adr_id', () => [1, -1, 'x', null]),
]

export const AMOUNT_LIES: Lie[] = [
  anything,
  onLine(amount('pc')),
  onLine(amount('pc')),
  onLine(set('pc', () => [3.19, 3.21, 3.2, '3.20', '03.2', 3.2000000001, 320, 10_000, 10_000.01])),
  onLine(set('qty', () => COUNTS)),
  onLine(set('pid', pids)),
  onLine(set('selfCheckout', () => [true, 1, false, 0, null])),
  set('tax_class', () => ['exempt', 'zero', 'standard', '', null, 'none']),
  set('related_order_id', (s) => ['', 'nobody', null, s.card]),
  set('gid', (s) => [s.elsewhere.gid, s.store.gid, s.plain.gid]),
  set('cpn', () => ['TEN', 'ELSEWHERE']),
  set('shp_mtd', () => [0, 1, 2, 5]),
]

/** Applies one to three of the manipulations to a copy of the body. */
export function tamper(body: Body, lies: readonly Lie[], random: Random, scene: Scene): Body {
  const copy = structuredClone(body)
  for (const lie of random.sample(lies, random.int(1, 3))) lie(copy, random, scene)
  return copy
}
