import { millisecondsInDay } from 'date-fns/constants'
import type { coupons } from '@/backend/catalogue/schema/coupons'
import type { shortcuts } from '@/backend/catalogue/schema/deals'
import { text } from './localise'
import { pictureKey } from './pictures/picture-keys'

const SHORTCUTS = [
  ['dish/lanzhou-beef-noodles', 'Noodles|面馆|麵館|麺'],
  ['dish/nigiri-of-the-day', 'Sushi|寿司|壽司|寿司'],
  ['deal/hot-pot-split', 'Hot pot|火锅|火鍋|火鍋'],
  ['dish/brown-sugar-pearl-milk', 'Bubble tea|奶茶|手搖飲|タピオカ'],
  ['deal/hot-stone-massage', 'Massage|按摩|按摩|マッサージ'],
  ['cover/whale-boat-harbour', 'Whale watching|观鲸|賞鯨|ホエールウォッチング'],
  ['deal/yoga-mat-and-blocks', 'Yoga|瑜伽|瑜珈|ヨガ'],
  ['cover/hair-salon', 'Hair|美发|美髮|ヘアカット'],
  ['deal/market-bouquet', 'Flowers|鲜花|鮮花|花'],
  ['cover/escape-room', 'Escape room|密室逃脱|密室逃脫|脱出ゲーム'],
  ['deal/wash-buckets', 'Car wash|洗车|洗車|洗車'],
  ['deal/cedar-cabin-by-the-lake', 'Cabin|木屋|木屋|コテージ'],
  ['deal/two-pizzas', 'Pizza|披萨|披薩|ピザ'],
  ['deal/brunch-for-two', 'Brunch|早午餐|早午餐|ブランチ'],
  ['deal/hydrating-facial', 'Facials|面部护理|臉部保養|フェイシャル'],
  ['deal/karaoke-microphones', 'Karaoke|卡拉OK|KTV|カラオケ'],
  ['deal/gym-membership', 'Gyms|健身房|健身房|ジム'],
] as const

/** Search shortcuts of the landing page; each finds deals in every language, and is shown in cities with matching deals. */
export function buildShortcuts(): (typeof shortcuts.$inferInsert)[] {
  return SHORTCUTS.map(([picture, words], position) => {
    return { id: position + 1, text: text(words), picture: pictureKey(picture) ?? '', position }
  })
}

/** Coupons that cover every rule that a shopper can encounter. */
export function buildCoupons(now: Date): (typeof coupons.$inferInsert)[] {
  const from = (days: number) => new Date(now.getTime() + days * millisecondsInDay)
  const usual = {
    gid: null,
    minSubtotal: 0,
    startsAt: from(-60),
    endsAt: from(120),
    perCustomerLimit: null,
    totalLimit: null,
    used: 0,
  }
  const percent = 'percent' as const
  const amount = 'amount' as const
  return [
    {
      ...usual,
      id: 1,
      code: 'WELCOME10',
      title: text('10% off your order|全单 9 折|全單 9 折|ご注文が10%引き'),
      kind: percent,
      value: 10,
    },
    {
      ...usual,
      id: 2,
      code: 'SAVE5',
      title: text('$5 off orders of $25 or more|满 $25 减 $5|滿 $25 折 $5|25ドル以上で5ドル引き'),
      kind: amount,
      value: 500,
      minSubtotal: 2500,
    },
    {
      ...usual,
      id: 3,
      code: 'EXPIRED20',
      title: text('20% off, last month|上月 8 折|上個月 8 折|先月の20%引き'),
      kind: percent,
      value: 20,
      startsAt: from(-60),
      endsAt: from(-3),
    },
    {
      ...usual,
      id: 4,
      code: 'ONCE15',
      title: text('15% off, once per customer|每人一次 8.5 折|每人一次 85 折|お一人様1回15%引き'),
      kind: percent,
      value: 15,
      perCustomerLimit: 1,
    },
    {
      ...usual,
      id: 5,
      code: 'ONLYONE',
      title: text('$10 off for the first customer|限首位使用者，立减 $10|限首位使用者，折抵 $10|先着1名様10ドル引き'),
      kind: amount,
      value: 1000,
      totalLimit: 1,
    },
    {
      ...usual,
      id: 6,
      code: 'BIGTABLE',
      title: text('$20 off orders of $120 or more|满 $120 减 $20|滿 $120 折 $20|120ドル以上で20ドル引き'),
      kind: amount,
      value: 2000,
      minSubtotal: 12000,
    },
    {
      ...usual,
      id: 7,
      code: 'SOON25',
      title: text('25% off, starting next week|下周起 7.5 折|下週起 75 折|来週から25%引き'),
      kind: percent,
      value: 25,
      startsAt: from(7),
    },
    {
      ...usual,
      id: 8,
      gid: 1001,
      code: 'NOODLE15',
      title: text('15% off at Lantern Noodle House|灯笼面馆 8.5 折|燈籠麵館 85 折|灯籠麺館で15%引き'),
      kind: percent,
      value: 15,
    },
  ]
}
