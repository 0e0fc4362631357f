import { LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'

/** Vouchers, codes and apps that do not exist: a buyer shows the order page. */
const PROMISED: { [Of in Language]?: RegExp } = {
  en: /\b(?:by|via|to your) e-?mail\b|\be-?mailed\b|\be-?voucher\b|\b(?:promo|voucher|coupon|redemption|gift) codes?\b|\b(?:our|the|an) (?:mobile )?app\b/i,
  zh: /电子邮件|邮箱|邮件|兑换码|优惠码|券码|核销码|电子券|小程序|\bapp\b/i,
  'zh-Hant': /電子郵件|電郵|郵件|兌換碼|優惠碼|序號|電子券|小程序|\bapp\b/i,
  jp: /メール|クーポンコード|引換コード|予約コード|電子チケット|アプリ/,
}
const PRICE = /(?:C|US|CA)?\$ ?\d|\d ?(?:dollars?|bucks|cents)\b|\d ?(?:加元|美元|加幣|美金|元|块钱|塊錢|ドル|円)/i
const PHONE = /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\b\d{3}-\d{4}\b/g
const NOBODYS = /555[-. ]01\d\d$/

/** What a text promises that does not exist, and prices and phones in it. */
export function promisesIn(at: string, language: Language, text: string): string[] {
  const promise = PROMISED[language]?.exec(text)?.[0]
  const price = text.match(PRICE)?.[0]
  const phones = (text.match(PHONE) ?? []).filter((phone) => !NOBODYS.test(phone))
  return [
    ...(promise ? [`${language}: ${at} promises ${promise}: ${text}`] : []),
    ...(price ? [`${language}: ${at} names the price ${price}: ${text}`] : []),
    ...phones.map((phone) => `${language}: ${at} has the phone ${phone}`),
  ]
}

export function wrongPromises(at: string, texts: Localised): string[] {
  return LANGUAGES.flatMap((language) => promisesIn(at, language, texts[language]))
}
