import type { StoreFile } from '@/backend/demo/content/content-files'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'
import { isForStore } from '@/lib/domain/orders/order-code'

/** Says that an order has a code, which is shown or scanned. */
const CODE: { [Of in Language]?: RegExp } = {
  en: /\bQR\b|\bscan(?:s|ned|ning)?\b|\bcodes?\b/i,
  zh: /二维码|扫码|扫描|扫.{0,4}码/,
  'zh-Hant': /\bQR\b|掃碼|掃描|掃.{0,6}碼/i,
  jp: /QR|コード|スキャン|読み取/,
}

const READ = LANGUAGES.filter((language) => CODE[language])

type Deal = StoreFile['deals'][number]

/**
 * Deals whose use or terms promise the code of an order where the order has none, or not to the readers of each
 * language.
 */
export function codePromises(slug: string, { deals }: Pick<StoreFile, 'deals'>): string[] {
  return deals.flatMap((deal) =>
    [deal.use, ...deal.terms].flatMap((texts) => wrongIn(`${slug} ${deal.id}`, deal, texts)),
  )
}

function wrongIn(at: string, deal: Deal, texts: Localised): string[] {
  const told = READ.filter((language) => CODE[language]?.test(texts[language]))
  if (told.length === 0) return []
  const text = texts[DEFAULT_LANGUAGE]
  return [
    ...(hasCode(deal) ? [] : [`${at} promises a code, but is delivered: ${text}`]),
    ...(told.length === READ.length ? [] : [`${at} promises a code in ${told.join()} alone: ${text}`]),
  ]
}

/** However its buyer gets it. */
function hasCode({ handover }: Deal): boolean {
  const methods = handover.length > 0 ? handover : (['freeShipping'] as const)
  return methods.every((method) => isForStore({ fulfilmentMethod: FULFILMENT_METHOD[method], shippingAddress: null }))
}
