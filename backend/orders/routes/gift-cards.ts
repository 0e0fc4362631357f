import { customerEndpoint } from '@/backend/calls/endpoint'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { listDomain } from '@/backend/catalogue/stores/site-scope'
import type { Deps } from '@/backend/config/deps'
import { listGiftCardHistory, listGiftCards } from '@/backend/orders/gift-cards/list-gift-cards'
import { takeBackGiftCard, transferGiftCard } from '@/backend/orders/gift-cards/transfer-gift-card'
import type { TransferKind } from '@/backend/orders/schema/transfer-kinds'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { limitFailures } from '@/backend/platform/limits/limit-attempts'
import type { Limit, Limiter } from '@/backend/platform/limits/limiter'
import * as contract from '@/lib/contract/gift-cards'
import { GIFT_CARD_ENTRY, type GiftCardEntry } from '@/lib/domain/codes/account-codes'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatUtc } from '@/lib/domain/time/time'
import { requireGiftCardOnSite } from './order-access'

type Row = Awaited<ReturnType<typeof listGiftCards>>['items'][number]

function toCard({ card, store }: Row, language: Language) {
  return {
    gc: card.code,
    g_id: card.gid,
    s_name: store.name[language],
    logo: toPicture(store.logo),
    bal: toDecimal(card.balance, card.currency),
    bk_val: toDecimal(card.bookValue, card.currency),
    c_id: store.gid,
    curr: card.currency,
    exp_dt: card.expiresAt ? formatUtc(card.expiresAt) : null,
    pur_dt: formatUtc(card.purchasedAt),
    tz: store.timeZone,
    waits_for: card.waitsFor,
    accent: store.theme?.accent ?? null,
  }
}

const ENTRY_TYPES: Partial<Record<TransferKind, GiftCardEntry>> = {
  card_issued: GIFT_CARD_ENTRY.created,
  card_spent: GIFT_CARD_ENTRY.used,
  card_restored: GIFT_CARD_ENTRY.refunded,
  card_voided: GIFT_CARD_ENTRY.refunded,
  card_given: GIFT_CARD_ENTRY.transferred,
  card_received: GIFT_CARD_ENTRY.received,
}

/** Limits wrong codes per customer, so that codes cannot be guessed. */
const WRONG_CODES: Limit = { name: 'gift-cards', max: 120, seconds: 600 }

function lookUp<T>(limiter: Limiter, customerId: number, read: () => Promise<T>): Promise<T> {
  return limitFailures(limiter, { limit: WRONG_CODES, key: `${customerId}` }, read)
}

const list = customerEndpoint(contract.listGiftCards, async (q, { db, now, customerId, caller }) => {
  const domain = listDomain(caller.site, q.domain)
  const query = { customerId, domain, usable: q.status === 1, page: q.page, pageSize: q.limit }
  const { items, total } = await listGiftCards(db, query, now())
  return { cards: items.map((row) => toCard(row, caller.language)), paging: { total, page: q.page, limit: q.limit } }
})

async function readCard({ db, now }: Pick<Deps, 'db' | 'now'>, customerId: number, code: string, language: Language) {
  const { items } = await listGiftCards(db, { customerId, code, usable: false, page: 1, pageSize: 1 }, now())
  const [row] = items
  if (!row) throw new DomainError('notRegistered', 'record not found')
  return toCard(row, language)
}

const read = customerEndpoint(contract.readGiftCard, ({ code }, { customerId, caller, ...deps }) =>
  lookUp(deps.limiter, customerId, async () => {
    await requireGiftCardOnSite(deps.db, caller.site, code)
    return readCard(deps, customerId, code, caller.language)
  }),
)

const history = customerEndpoint(contract.listGiftCardHistory, async (q, { db, limiter, customerId, caller }) => {
  const { items, total, currency, timeZone, isForfeited } = await lookUp(limiter, customerId, async () => {
    await requireGiftCardOnSite(db, caller.site, q.code)
    return listGiftCardHistory(db, customerId, q.code, q.page, q.limit)
  })
  return {
    history: items.map(({ kind, orderId, person, change, balance, createdAt }) => ({
      date: formatUtc(createdAt),
      // nothing was refunded of a card that an operator voided
      type: kind === 'card_voided' && isForfeited ? null : (ENTRY_TYPES[kind] ?? GIFT_CARD_ENTRY.used),
      extra: orderId ?? person ?? '',
      delta: toDecimal(change, currency),
      balance: toDecimal(balance, currency),
    })),
    tz: timeZone,
    paging: { total, page: q.page, limit: q.limit },
  }
})

const transfer = customerEndpoint(contract.transferGiftCard, async (q, { customerId, caller, ...deps }) => {
  await requireGiftCardOnSite(deps.db, caller.site, q.code)
  const gift = { code: q.code, receiver: q.receiver, comment: q.comment ?? '' }
  await transferGiftCard(deps, { id: customerId, language: caller.language }, gift)
  const { items, total } = await listGiftCards(
    deps.db,
    { customerId, domain: listDomain(caller.site, undefined), usable: false, page: 1, pageSize: -1 },
    deps.now(),
  )
  return { cards: items.map((row) => toCard(row, caller.language)), paging: { total, page: 1, limit: -1 } }
})

const takeBack = customerEndpoint(contract.takeBackGiftCard, ({ code }, { customerId, caller, ...deps }) =>
  lookUp(deps.limiter, customerId, async () => {
    await requireGiftCardOnSite(deps.db, caller.site, code)
    await takeBackGiftCard(deps.db, customerId, code)
    return readCard(deps, customerId, code, caller.language)
  }),
)

export const GIFT_CARD_ENDPOINTS = [list, read, history, transfer, takeBack]
