import { describe, expect, it } from 'vitest'
import { CATEGORIES, leafIds } from '@/backend/demo/categories'
import { type ReviewFile, type StoreFile, storeFile } from '@/backend/demo/content/content-files'
import { readContent } from '@/backend/demo/content/read-content'
import { buildShortcuts } from '@/backend/demo/landing'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'
import { codePromises } from './content/code-promises'
import { forbiddenIn, forbiddenInReview } from './content/glossary-words'
import { otherNumbers } from './content/numbers'
import { wrongPromises } from './content/promises'
import { repeatedNames, repeatedSentences } from './content/repeats'
import { otherRatings, otherTrades, wrongWords } from './content/reviews-fit'
import { convertedIn } from './content/taiwan'
import { textsIn } from './content/texts-in'
import { contradictions } from './content/times'

const { stores: list, reviews: pools, options } = readContent()
const stores = new Map(list.map((each) => [`${each.gid}`, each]))
const texts = [
  ...[...stores].flatMap(([slug, store]) => textsIn(store, slug)),
  ...textsIn(CATEGORIES, 'categories'),
  ...textsIn(buildShortcuts(), 'shortcuts'),
]

/** Categories that no leaf is, discounts out of range, pictures twice in a store, unknown trades, places and options. */
function wrongFields(slug: string, store: StoreFile): string[] {
  const leaves = new Set(leafIds())
  const pictures = store.deals.flatMap((deal) => deal.pictures)
  const keys = [...store.deals, ...store.menu.flatMap((part) => part.dishes)].flatMap((each) => each.options)
  return [
    ...[...store.categories, ...store.deals.map((deal) => deal.category)]
      .filter((category) => !leaves.has(category))
      .map((category) => `${slug}: ${category} is no leaf`),
    ...store.deals
      .filter(({ price, value }) => price < value * 0.35 || price > value * 0.88)
      .map(({ id, price, value }) => `${slug} ${id}: ${Math.round(100 - (price / value) * 100)} % off`),
    ...pictures.filter((id, i) => pictures.indexOf(id) < i).map((id) => `${slug}: ${id} twice`),
    ...(pools.has(store.trade) ? [] : [`${slug}: nobody reviews ${store.trade}`]),
    ...keys.filter((key) => !(key in options)).map((key) => `${slug}: no option ${key}`),
  ]
}

function everywhere(check: (at: string, found: Localised) => string[]): string[] {
  return texts.flatMap((text) => check(text.path, text.texts))
}

function inPools(check: (trade: string, pool: ReviewFile) => string[]): string[] {
  return [...pools].flatMap(([trade, pool]) => check(trade, pool))
}

describe('the written catalogue', () => {
  it('has only trades, categories, options, pictures and discounts that can be', () => {
    expect([...stores].flatMap(([gid, each]) => wrongFields(gid, each))).toEqual([])
  })

  it('has a store in every category', () => {
    const kept = new Set([...stores.values()].flatMap((store) => store.categories))
    expect(leafIds().filter((leaf) => !kept.has(leaf))).toEqual([])
  })

  it('says nothing twice', () => {
    expect(repeatedNames(stores)).toEqual([])
    expect(repeatedSentences(stores, pools)).toEqual([])
  })

  it('does not contradict itself', () => {
    expect([...stores].flatMap(([slug, store]) => contradictions(slug, store))).toEqual([])
    const counted = [...stores].flatMap(([slug, store]) =>
      store.deals.flatMap((deal) =>
        [deal.name, ...deal.includes].flatMap((t) => otherNumbers(`${slug} ${deal.id}`, t)),
      ),
    )
    expect(counted).toEqual([])
  })

  it('is written for Taiwan and with the words of the glossary [I18N-1]', () => {
    expect(everywhere(convertedIn)).toEqual([])
    expect(everywhere(forbiddenIn)).toEqual([])
  })

  it('promises nothing that does not exist, and names no prices or phones', () => {
    expect(everywhere(wrongPromises)).toEqual([])
  })

  it('promises the code of an order where there is one, in every language', () => {
    expect([...stores].flatMap(([slug, store]) => codePromises(slug, store))).toEqual([])
  })

  it('is reviewed by customers of the trade', () => {
    expect(inPools(otherRatings)).toEqual([])
    expect(inPools(otherTrades)).toEqual([])
    expect(inPools(wrongWords)).toEqual([])
    for (const pool of pools.values()) expect(pool.length).toBeGreaterThanOrEqual(24)
  })
})

const SAMPLE = completeText({ en: 'Haircut', zh: '剪发', 'zh-Hant': '剪髮', jp: '散髪' })
const text = (change: Partial<typeof SAMPLE>) => ({ ...SAMPLE, ...change })

function sampleStore(deal: Record<string, unknown>, change: Record<string, unknown> = {}): StoreFile {
  return storeFile.parse({
    gid: 1,
    place: 'Kitsilano',
    categories: [1211],
    trade: 'hair',
    hours: '10-20',
    name: SAMPLE,
    description: SAMPLE,
    deals: [
      {
        id: 'cut',
        category: 1211,
        value: 10_000,
        price: 7000,
        name: SAMPLE,
        summary: SAMPLE,
        highlights: [SAMPLE, SAMPLE],
        includes: [SAMPLE],
        use: SAMPLE,
        terms: [SAMPLE, SAMPLE],
        ...deal,
      },
    ],
    ...change,
  })
}

const store = sampleStore({})
const twice = (deal: Record<string, unknown>) =>
  new Map([
    ['one', sampleStore(deal)],
    ['two', sampleStore(deal)],
  ])
const review = (language: ReviewFile[number]['language'], rating: number, body: string): ReviewFile => [
  { language, rating, body },
]

describe('what the checks refuse', () => {
  it('accepts the sample', () => {
    expect([
      ...wrongFields('one', store),
      ...contradictions('one', store),
      ...otherNumbers('one', SAMPLE),
      ...convertedIn('one', SAMPLE),
      ...forbiddenIn('one', SAMPLE),
      ...wrongPromises('one', SAMPLE),
      ...repeatedNames(new Map([['one', store]])),
    ]).toEqual([])
  })

  it.each<[string, string[]]>([
    ['a group of categories', wrongFields('a', sampleStore({ category: 1200 }))],
    ['too little off', wrongFields('a', sampleStore({ price: 9500 }))],
    ['too much off', wrongFields('a', sampleStore({ price: 1000 }))],
    ['an unknown trade', wrongFields('a', sampleStore({}, { trade: 'alchemy' }))],
    ['an unknown option', wrongFields('a', sampleStore({ options: ['moon'] }))],
    ['a picture twice', wrongFields('a', sampleStore({ pictures: ['deal/a', 'deal/a'] }))],
    ['a deal name twice', repeatedNames(twice({}))],
    ['a highlight twice', repeatedSentences(twice({ highlights: [text({ en: 'A b c d e f.' }), SAMPLE] }), new Map())],
    ['a summary twice', repeatedSentences(twice({ summary: text({ en: 'The best cut in town.' }) }), new Map())],
    [
      'a review in two trades',
      repeatedSentences(
        new Map(),
        new Map([
          ['hair', review('en', 5, 'Came back a second time.')],
          ['nails', review('en', 5, 'Nice. Came back a second time!')],
        ]),
      ),
    ],
    ['a weekday at the weekend', contradictions('a', sampleStore({ name: text({ en: 'Weekday cut, Saturdays' }) }))],
    ['a lunch in the evening', contradictions('a', sampleStore({ name: text({ zh: '晚餐双人午市套餐' }) }))],
    ['a breakfast at night', contradictions('a', sampleStore({ name: text({ jp: '深夜の朝食セット' }) }))],
    [
      'another time in another language',
      contradictions('a', sampleStore({ name: text({ en: 'Weekday cut', zh: '周末剪发' }) })),
    ],
    [
      'a term against the name',
      contradictions(
        'a',
        sampleStore({ name: text({ en: 'Weekday cut' }), terms: [text({ en: 'Valid weekends.' }), SAMPLE] }),
      ),
    ],
    [
      'a weekend to choose for weekdays',
      contradictions('a', sampleStore({ name: text({ en: 'Weekday cut' }), options: ['when'] })),
    ],
  ])('%s', (_, faults) => {
    expect(faults).not.toEqual([])
  })

  it.each<[string, Partial<Localised>]>([
    ['two persons and four', { en: 'Dinner for two', zh: '四人晚餐', 'zh-Hant': '雙人晚餐', jp: 'ディナー2名様' }],
    [
      'other minutes',
      { en: 'Massage, 60 minutes', zh: '按摩 90 分钟', 'zh-Hant': '按摩 60 分鐘', jp: 'マッサージ60分' },
    ],
    ['other pieces', { en: 'A dozen roses', zh: '玫瑰十支', 'zh-Hant': '玫瑰 12 枝', jp: 'バラ12本' }],
    ['a number left out', { en: 'Three haircuts', zh: '剪发三次', 'zh-Hant': '剪髮三次', jp: 'カット' }],
  ])('numbers: %s', (_, change) => {
    expect(otherNumbers('a', completeText(text(change)))).toHaveLength(1)
  })

  it.each<[string, Partial<Localised>]>([
    ['digits and numerals', { en: 'Dinner for two', zh: '双人晚餐', 'zh-Hant': '晚餐 2 人份', jp: 'ペアディナー' }],
    ['a day of the week', { en: 'Thursday dinner', zh: '周四晚餐', 'zh-Hant': '週四晚餐', jp: '木曜ディナー' }],
    ['a fish', { en: 'Salmon', zh: '三文鱼', 'zh-Hant': '鮭魚', jp: 'サーモン' }],
    ['a time of day', { en: 'Ramen after 9 pm', zh: '21 点后拉面', 'zh-Hant': '21 點後拉麵', jp: '21時からラーメン' }],
  ])('numbers, but not: %s', (_, change) => {
    expect(otherNumbers('a', completeText(text(change)))).toEqual([])
  })

  it.each<[string, Pick<Localised, 'zh' | 'zh-Hant'>]>([
    ['a converted word', { zh: '三文鱼饭', 'zh-Hant': '三文魚飯' }],
    ['a converted word in other words', { zh: '视频', 'zh-Hant': '觀看視頻一次' }],
    ['a simplified character', { zh: '剪发', 'zh-Hant': '剪发' }],
  ])('Taiwan: %s', (_, texts) => {
    expect(convertedIn('a', texts)).not.toEqual([])
  })

  it.each<[string, Partial<Localised>]>([
    ['an informal you', { zh: '欢迎你' }],
    ['a mainland word', { 'zh-Hant': '播放視頻' }],
    ['an American spelling', { en: 'Canceled visits are lost' }],
    ['a half-width colon', { zh: '说明: 预约' }],
  ])('glossary: %s', (_, change) => {
    expect(forbiddenIn('a', completeText(text(change)))).not.toEqual([])
  })

  it.each<[string, Partial<Localised>]>([
    ['a voucher by email', { en: 'Your voucher is sent by email.' }],
    ['a code', { en: 'Enter the promo code.' }],
    ['an app', { jp: 'アプリでご提示ください。' }],
    ['a code in another language', { 'zh-Hant': '憑兌換碼使用。' }],
    ['a price', { zh: '加 $5 可换大杯。' }],
    ['a price in words', { jp: '追加は5ドルです。' }],
    ['a phone', { en: 'Call 604-255-0123.' }],
  ])('promises: %s', (_, change) => {
    expect(wrongPromises('a', completeText(text(change)))).not.toEqual([])
  })

  const promised = {
    en: 'Show the QR code.',
    zh: '请出示二维码。',
    'zh-Hant': '請出示 QR Code。',
    jp: 'QRコードをご提示ください。',
  }
  it.each<[string, Record<string, unknown>, number]>([
    ['of a voucher', { use: promised }, 0],
    ['of what is picked up', { use: promised, handover: ['pickup'] }, 0],
    ['of what may be delivered', { use: promised, handover: ['pickup', 'delivery'] }, 1],
    ['to some readers alone', { use: { ...promised, jp: '店頭でお申し付けください。' } }, 1],
    ['in its terms', { terms: [SAMPLE, { ...SAMPLE, en: 'One bowl per code scan.' }] }, 1],
  ])('promises of a code: %s', (_, deal, faults) => {
    expect(codePromises('a', sampleStore(deal))).toHaveLength(faults)
  })

  it('accepts the phone of nobody', () => {
    expect(wrongPromises('a', completeText(text({ en: 'Call 604-555-0123.' })))).toEqual([])
  })

  it.each<[string, string[]]>([
    ['praise with one star', otherRatings('hair', review('en', 1, 'Lovely place, great staff.'))],
    ['praise with two stars', otherRatings('hair', review('zh', 2, '很满意，推荐。'))],
    ['anger with five stars', otherRatings('hair', review('jp', 5, '最悪でした。'))],
    ['a dish at the hairdresser', otherTrades('hair', review('en', 5, 'Best ramen in town.'))],
    ['a haircut at the dentist', otherTrades('dental', review('zh-Hant', 5, '剪髮很細心。'))],
    ['a simplified character', wrongWords('hair', review('zh-Hant', 5, '剪发很細心。'))],
    ['a price', wrongWords('hair', review('en', 5, 'Only $30!'))],
    ['a forbidden word', wrongWords('hair', review('zh', 5, '谢谢你'))],
  ])('reviews: %s', (_, faults) => {
    expect(faults).not.toEqual([])
  })

  it('a review in the words of the glossary only', () => {
    expect(forbiddenInReview('a', 'jp', '店舗がきれいです。')).not.toEqual([])
    expect(forbiddenInReview('a', 'jp', 'お店がきれいです。')).toEqual([])
  })
})
