import type { shortcuts } from '@/backend/db/schema/deals'
import type { coupons } from '@/backend/db/schema/orders'
import { text } from './localise'

const DAY = 86_400_000

const SHORTCUTS = [
  'noodles|Noodles|面馆|麺',
  'sushi|Sushi|寿司|寿司',
  'hotpot|Hot pot|火锅|火鍋',
  'bubbletea|Bubble tea|奶茶|タピオカ',
  'massage|Massage|按摩|マッサージ',
  'whale|Whale watching|观鲸|ホエールウォッチング',
  'yoga|Yoga|瑜伽|ヨガ',
  'haircut|Hair|剪发|ヘア',
  'bouquet|Flowers|花束|花束',
  'lock|Escape room|密室|脱出',
  'carwash|Car wash|洗车|洗車',
  'cabin|Cabin|木屋|小屋',
]

/** Search shortcuts of the landing page; each finds deals in every language. */
export function buildShortcuts(): (typeof shortcuts.$inferInsert)[] {
  return SHORTCUTS.map((line, position) => {
    const [subject, ...words] = line.split('|')
    return { id: position + 1, text: text(words.join('|')), picture: `shortcut/${subject}/${position + 1}`, position }
  })
}

/** Coupons that cover every rule a shopper can run into. */
export function buildCoupons(now: Date): (typeof coupons.$inferInsert)[] {
  const from = (days: number) => new Date(now.getTime() + days * DAY)
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
      title: text('10% off your order|全单九折|ご注文から一割引'),
      kind: percent,
      value: 10,
    },
    {
      ...usual,
      id: 2,
      code: 'SAVE5',
      title: text('$5 off from $25|满25减5|25ドル以上で5ドル引き'),
      kind: amount,
      value: 500,
      minSubtotal: 2500,
    },
    {
      ...usual,
      id: 3,
      code: 'EXPIRED20',
      title: text('20% off, last month|上月八折|先月の二割引'),
      kind: percent,
      value: 20,
      startsAt: from(-60),
      endsAt: from(-3),
    },
    {
      ...usual,
      id: 4,
      code: 'ONCE15',
      title: text('15% off, once each|每人一次八五折|お一人様一回一割五分引'),
      kind: percent,
      value: 15,
      perCustomerLimit: 1,
    },
    {
      ...usual,
      id: 5,
      code: 'ONLYONE',
      title: text('$10 off for the first to use it|先到先得减10|先着一名様10ドル引き'),
      kind: amount,
      value: 1000,
      totalLimit: 1,
    },
    {
      ...usual,
      id: 6,
      code: 'BIGTABLE',
      title: text('$20 off from $120|满120减20|120ドル以上で20ドル引き'),
      kind: amount,
      value: 2000,
      minSubtotal: 12000,
    },
    {
      ...usual,
      id: 7,
      code: 'SOON25',
      title: text('25% off, starting next week|下周起七五折|来週から二割五分引'),
      kind: percent,
      value: 25,
      startsAt: from(7),
    },
    {
      ...usual,
      id: 8,
      gid: 1001,
      code: 'NOODLE15',
      title: text('15% off at Lantern Noodle House|灯笼面馆八五折|灯籠麺館で一割五分引'),
      kind: percent,
      value: 15,
    },
  ]
}
