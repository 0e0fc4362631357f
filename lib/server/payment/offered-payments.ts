import 'server-only'
import { hasCardForm } from '@/lib/commerce-client/transport/app-config-api'
import { type Card, cardSchema } from '@/lib/domain/payment/card.schema'
import type { CardEntry } from '@/lib/domain/payment/provider-config'
import { failure, type Result, success } from '@/lib/domain/result'
import type { Store } from '@/lib/domain/stores/stores'
import { env } from '@/lib/env'
import { safeParse } from '@/lib/safe-parse'
import { paymentScripts } from './payment-scripts'

/** The store as a checkout may offer it: express payment needs the script of its provider as well. */
export async function withOfferedPayments<S extends Pick<Store, 'payments'>>(store: S): Promise<S> {
  const paypalExpress = store.payments.paypalExpress && (await paymentScripts()).express !== null
  return { ...store, payments: { ...store.payments, paypalExpress } }
}

/** Where a card is entered: in the form of a provider, on a page of the API's, or else in our own form. */
export async function cardEntryOf({ publishableKey }: Store): Promise<CardEntry> {
  if (publishableKey) return { hostedCard: { publishableKey, scriptUrl: env().STRIPE_SCRIPT_URL ?? null } }
  return (await hasCardForm()) ? {} : { isCardOnPayPage: true }
}

/**
 * A typed card that may be sent on, null for none. Code: `invalid_credit_card`, also where the API wants none, so that
 * a page of before does not send one.
 */
export async function acceptCard(typed: unknown): Promise<Result<Card | null>> {
  if (typed === null) return success(null)
  const card = safeParse(cardSchema, typed)
  return card.success && (await hasCardForm()) ? success(card.data) : failure('invalid_credit_card')
}
