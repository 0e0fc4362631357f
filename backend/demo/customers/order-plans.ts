import { text } from '@/backend/demo/localise'
import { ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import type { Localised } from '@/lib/domain/languages/languages'

export interface OrderPlan {
  status: OrderStatus
  /** days ago */
  age: number
  what: 'menu' | 'deal'
  /** a store with a menu */
  gid?: number
  /** cents taken from a gift card */
  giftCard?: { code: string; amount: number }
  points?: number
  couponPercent?: number
  isUnpaid?: boolean
  /** of the customer, and the answer of the store */
  comments?: [Localised, Localised?]
  /** added by the store, to be paid separately; minor units */
  surcharge?: { label: Localised; value: number }
}

export const WELCOME_CARD = 'PLZ7QK2M9X4B'

/** Twenty-eight orders, so that the history has a second page. */
export const ORDER_PLANS: OrderPlan[] = [
  {
    status: ORDER_STATUS.pending,
    age: 0.01,
    what: 'menu',
    gid: 1018,
    comments: [text('Please leave out the cilantro.|请不要放香菜。|請不要放香菜。|パクチーは抜いてください。')],
  },
  { status: ORDER_STATUS.pending, age: 0.02, what: 'deal', isUnpaid: true },
  {
    status: ORDER_STATUS.processing,
    age: 0.03,
    what: 'menu',
    gid: 1002,
    comments: [
      text(
        'Two sets of cutlery and an insulated bag, please.|请放两份餐具，再加一个保温袋。|請附兩份餐具，再加一個保溫袋。|カトラリー2組と保温バッグをお願いします。',
      ),
      text(
        'Of course, both are packed! The bag is in the surcharge above.|好的，都已装好。保温袋的费用见上方附加费。|好的，都已裝好。保溫袋的費用請見上方附加費。|かしこまりました。どちらもお入れしました。保温バッグの代金は上の追加料金です。',
      ),
    ],
    surcharge: { label: text('Insulated bag|保温袋|保溫袋|保温バッグ'), value: 320 },
  },
  { status: ORDER_STATUS.processing, age: 0.2, what: 'deal' },
  { status: ORDER_STATUS.payment_review, age: 0.6, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 2, what: 'menu', gid: 1001, giftCard: { code: WELCOME_CARD, amount: 1500 } },
  { status: ORDER_STATUS.completed, age: 4, what: 'deal', couponPercent: 10 },
  {
    status: ORDER_STATUS.canceled,
    age: 6,
    what: 'menu',
    gid: 1005,
    comments: [
      text('Sorry, our plans changed.|抱歉，我们临时有变。|抱歉，我們臨時有變。|すみません、予定が変わりました。'),
      text(
        'No problem, refunded in full.|没关系，已全额退款。|沒關係，已全額退款。|承知いたしました。全額を返金しました。',
      ),
    ],
  },
  { status: ORDER_STATUS.completed, age: 9, what: 'menu', gid: 1024, points: 500 },
  { status: ORDER_STATUS.completed, age: 13, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 18, what: 'menu', gid: 1009 },
  { status: ORDER_STATUS.closed, age: 24, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 31, what: 'menu', gid: 1045 },
  { status: ORDER_STATUS.completed, age: 38, what: 'menu', gid: 1001 },
  { status: ORDER_STATUS.completed, age: 45, what: 'deal' },
  { status: ORDER_STATUS.canceled, age: 52, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 60, what: 'menu', gid: 1018, points: 300 },
  { status: ORDER_STATUS.completed, age: 71, what: 'menu', gid: 1002 },
  { status: ORDER_STATUS.completed, age: 83, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 95, what: 'menu', gid: 1025 },
  { status: ORDER_STATUS.completed, age: 108, what: 'menu', gid: 1012 },
  { status: ORDER_STATUS.closed, age: 121, what: 'menu', gid: 1018 },
  { status: ORDER_STATUS.completed, age: 140, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 162, what: 'menu', gid: 1001, giftCard: { code: WELCOME_CARD, amount: 1200 } },
  { status: ORDER_STATUS.canceled, age: 188, what: 'menu', gid: 1024 },
  { status: ORDER_STATUS.completed, age: 215, what: 'deal' },
  { status: ORDER_STATUS.completed, age: 260, what: 'menu', gid: 1005 },
  {
    status: ORDER_STATUS.completed,
    age: 310,
    what: 'menu',
    gid: 1001,
    comments: [
      text('First order, very curious!|第一次下单，很期待！|第一次訂，很期待！|はじめての注文です。楽しみ！'),
      text('Welcome, enjoy the noodles.|欢迎，请慢用面条。|歡迎，請慢用麵食。|ようこそ。どうぞ麺をお楽しみください。'),
    ],
  },
]
