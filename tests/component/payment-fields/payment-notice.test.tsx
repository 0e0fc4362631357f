import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PaymentNotice } from '@/components/payment-fields/payment-notice'
import type { Language } from '@/lib/domain/languages/languages'
import type { PaymentNoticeKind } from '@/lib/domain/payment/payment-notice'
import { show } from '@/tests/support/show'

type Words = [news: PaymentNoticeKind, title: string, text: string]

const WORDS: { [Of in Language]?: Words[] } = {
  en: [
    ['paid', 'Payment received', 'Your payment succeeded. Thank you!'],
    [
      'unfinished',
      'Payment not finished yet',
      'If you’ve just paid, it can take a moment to confirm. This page updates automatically.',
    ],
    ['confirming', 'Your payment is being confirmed', 'You won’t be charged twice. This page updates automatically.'],
    ['declined', 'Payment declined', 'You haven’t been charged. You can try again or pay another way.'],
    ['cancelled', 'Payment cancelled', 'You haven’t been charged. Your order is still unpaid.'],
    [
      'returned',
      'Your refund is on its way',
      'The order was cancelled or had already been paid. The refund may take a few days to arrive.',
    ],
    [
      'refunded',
      'You’ve been refunded',
      'The order was cancelled. It may take a few days for your bank or wallet to show the refund.',
    ],
  ],
  zh: [
    ['paid', '已收到付款', '付款成功，谢谢！'],
    ['confirming', '正在确认您的付款', '不会重复扣款，本页会自动刷新。'],
    ['declined', '付款被拒绝', '未扣款。您可以重试，或使用其他支付方式。'],
    ['cancelled', '付款已取消', '未扣款，订单尚未付款。'],
    ['returned', '退款处理中', '订单已取消，或此前已付款。退款可能需要几天才能到账。'],
    ['refunded', '款项已退回', '订单已取消。银行或钱包可能需要几天才会显示退款。'],
  ],
  'zh-Hant': [
    ['paid', '已收到付款', '付款成功，謝謝！'],
    ['confirming', '正在確認您的付款', '不會重複扣款，本頁會自動更新。'],
    ['declined', '付款遭拒', '未扣款。您可以再試一次，或使用其他付款方式。'],
    ['cancelled', '付款已取消', '未扣款，訂單尚未付款。'],
    ['returned', '退款處理中', '訂單已取消，或先前已付款。退款可能需要幾天才會入帳。'],
    ['refunded', '款項已退回', '訂單已取消。銀行或錢包可能需要幾天才會顯示退款。'],
  ],
  jp: [
    ['paid', 'お支払い完了', 'お支払いが完了しました。ありがとうございます。'],
    ['confirming', 'お支払いを確認しています', '二重に請求されることはありません。このページは自動で更新されます。'],
    [
      'declined',
      'お支払いが承認されませんでした',
      '請求は発生していません。もう一度お試しいただくか、別の方法でお支払いください。',
    ],
    ['cancelled', 'お支払いを中止しました', '請求は発生していません。ご注文は未払いです。'],
    [
      'returned',
      '返金の手続き中です',
      'ご注文がキャンセルされたか、すでにお支払い済みでした。返金まで数日かかることがあります。',
    ],
    [
      'refunded',
      '返金が完了しました',
      'ご注文はキャンセルされました。返金が銀行やウォレットに反映されるまで、数日かかることがあります。',
    ],
  ],
}

describe.each(Object.entries(WORDS) as [Language, Words[]][])('in %s', (language, words) => {
  test.each(words)('%s: %s', (news, title, text) => {
    show(<PaymentNotice kind={news} />, language)
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })
})

test.each<[PaymentNoticeKind, 'status' | 'alert']>([
  ['paid', 'status'],
  ['confirming', 'status'],
  ['declined', 'alert'],
  ['returned', 'alert'],
])('%s is announced as %s', (news, role) => {
  show(<PaymentNotice kind={news} />)
  expect(screen.getByRole(role)).toBeVisible()
})
