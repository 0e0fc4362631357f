import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { toPlaceTime } from '@/lib/commerce-client/transport/dates'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import {
  listGiftCardHistory as historyCall,
  listGiftCards as listCall,
  takeBackGiftCard as takeBackCall,
  transferGiftCard as transferCall,
} from '@/lib/contract/gift-cards'
import type { GiftCardTransfer } from '@/lib/domain/account/gift-card.schema'
import type { GiftCard, GiftCardChange } from '@/lib/domain/account/gift-cards'
import { giftCardEntryName } from '@/lib/domain/codes/account-codes'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { type Result, success } from '@/lib/domain/result'
import { isOfSite, type OwnSite } from '@/lib/domain/site/own-site'
import { makePalette } from '@/lib/domain/theme/palette'
import { toTheme } from '@/lib/domain/theme/theme'

const NOT_FOUND = { [RC.notFound]: 'not_found', [RC.notRegistered]: 'not_found' } as const

/**
 * `own` restricts them to an independent site, whatever the API makes of its domain. Code: `not_found` where the platform
 * has no gift cards.
 */
export async function listGiftCards(own: OwnSite | null, credentials: Credentials): Promise<Result<GiftCard[]>> {
  const request = { page: 1, limit: -1, domain: own?.domain }
  const answer = await expectAnswer(callForCustomer(listCall, request, credentials), NOT_FOUND, 'unexpected_error')
  return answer.ok ? success(answer.value.cards.map(toGiftCard).filter(({ gid }) => isOfSite(own, gid))) : answer
}

/** The ledger of one of the customer's cards, newest first; amounts in minor units of `currency`. */
export async function listGiftCardHistory(
  { code, currency }: Pick<GiftCard, 'code' | 'currency'>,
  credentials: Credentials,
): Promise<Result<GiftCardChange[]>> {
  const request = { code, page: 1, limit: -1 }
  const answer = await expectAnswer(callForCustomer(historyCall, request, credentials), NOT_FOUND, 'unexpected_error')
  if (!answer.ok) return answer
  const { history, tz } = answer.value
  return success(
    history.map((row) => ({
      at: toPlaceTime(row.date, tz),
      type: giftCardEntryName(row.type ?? null),
      extra: row.extra ?? '',
      delta: toMinor(row.delta, currency),
      balance: row.balance === null || row.balance === undefined ? null : toMinor(row.balance, currency),
    })),
  )
}

/**
 * Transfers the card, and returns it if it waits until its receiver has confirmed their address, else null. Codes:
 * `not_found` (no such card or recipient), `invalid_request` (one's own account), `too_many_requests`.
 */
export async function transferGiftCard(
  { code, receiver, comment }: GiftCardTransfer,
  credentials: Credentials,
): Promise<Result<GiftCard | null>> {
  const codes = {
    ...NOT_FOUND,
    [RC.invalidRequest]: 'invalid_request',
    [RC.overLimit]: 'too_many_requests',
  } as const
  const call = callForCustomer(transferCall, { receiver, comment, code }, credentials)
  const answer = await expectAnswer(call, codes, 'unexpected_error')
  if (!answer.ok) return answer
  const waiting = answer.value?.cards.find((card) => card.gc === code && card.waits_for)
  return success(waiting ? toGiftCard(waiting) : null)
}

/** Code: `not_found` when it does not wait any more. */
export async function takeBackGiftCard(code: string, credentials: Credentials): Promise<Result<null>> {
  const answer = await expectAnswer(callForCustomer(takeBackCall, { code }, credentials), NOT_FOUND, 'unexpected_error')
  return answer.ok ? success(null) : answer
}

function toGiftCard(wire: z.output<typeof listCall.records>['cards'][number]): GiftCard {
  const currency = wire.curr ?? DEFAULT_CURRENCY
  return {
    code: wire.gc,
    gid: wire.g_id,
    storeName: wire.s_name ?? '',
    storeLogo: toPictureUrl(wire.logo),
    balance: toMinor(wire.bal, currency),
    bookValue: toMinor(wire.bk_val ?? wire.bal, currency),
    currency,
    expiresAt: toPlaceTime(wire.exp_dt, wire.tz),
    purchasedAt: toPlaceTime(wire.pur_dt, wire.tz),
    waitsFor: wire.waits_for || null,
    colour: wire.accent ? makePalette(toTheme({ accent: wire.accent }).accent).light.accent : null,
  }
}
