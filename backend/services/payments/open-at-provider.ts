import { eq } from 'drizzle-orm'
import { payments } from '@/backend/db/schema/payments'
import type { Deps } from '@/backend/deps'
import type { OpenedPayment } from '@/backend/providers/payment-provider'
import { askProvider } from './ask-provider'
import type { Attempt } from './state/move-attempts'

/**
 * Opens an attempt at its provider, once however often it is called. The provider's id is recorded before anybody is
 * told how to pay, so that no money can arrive that we do not know how to ask about. Throws when the provider does not
 * answer: then nothing can have been paid.
 */
export async function openAtProvider(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  attempt: Attempt,
): Promise<OpenedPayment> {
  const request = { ...attempt, returnUrl: provider.pageFor(attempt.id) }
  const opened = await askProvider((signal) => provider.open(request, signal))
  await db.update(payments).set({ reference: opened.reference }).where(eq(payments.id, attempt.id))
  return opened
}
