import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import { quotes } from '@/backend/checkout/schema'
import { forgetDevices } from '@/backend/customers/accounts/device-marks'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { phoneKey } from '@/backend/customers/accounts/phone'
import { resetKey } from '@/backend/customers/passwords/reset-by-link'
import { confirmationKey } from '@/backend/customers/proofs/confirm-email'
import { forgetCards } from '@/backend/customers/saved-cards/vault-customer'
import { addresses, bookmarks, customers, sessions, verificationCodes } from '@/backend/customers/schema/customers'
import { outboundMessages } from '@/backend/messages/schema'
import { publishReview } from '@/backend/orders/reviews/publish-review'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderComments, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Transaction } from '@/backend/platform/db/transaction'
import { textsIn } from '@/backend/platform/i18n/texts'
import { plannedDeletions } from '@/backend/privacy/schema'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { ERASED_CARD, ERASED_ORDER } from './erased-columns'

/** Erases personal data; the customer, orders, payments and reviews remain. The caller must have locked the customer. */
export async function erasePerson(tx: Transaction, customer: CustomerRow, now: Date): Promise<void> {
  const { id } = customer
  await eraseOrders(tx, id)
  const emails = await addressesOf(tx, customer)
  await eraseMessages(tx, customer, emails)
  await eraseGifts(tx, id, emails)
  await eraseAuthor(tx, id, now)
  await forgetDevices(tx, id)
  await forgetCards(tx, id, now)
  for (const table of [sessions, addresses, bookmarks, quotes, plannedDeletions])
    await tx.delete(table).where(eq(table.customerId, id))
  await tx
    .update(customers)
    .set({
      // the column is unique, and nobody can log in with an unknown value
      email: `deleted:${randomUUID()}`,
      emailConfirmedAt: null,
      pendingEmail: '',
      phone: '',
      countryCode: 'CA',
      firstName: '',
      lastName: '',
      nickName: '',
      profilePicture: '',
      passwordHash: null,
      unclaimedNames: null,
      deletedAt: now,
    })
    .where(eq(customers.id, id))
}

async function eraseOrders(tx: Transaction, id: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id))
  const paid = tx.select({ id: payments.orderId }).from(payments).where(eq(payments.payerId, id))
  await tx.delete(orderComments).where(inArray(orderComments.orderId, own))
  await tx.update(orderRefunds).set({ reason: '' }).where(inArray(orderRefunds.orderId, own))
  await tx.update(orders).set(ERASED_CARD).where(inArray(orders.id, paid))
  await tx
    .update(payments)
    .set(ERASED_CARD)
    .where(or(eq(payments.payerId, id), inArray(payments.orderId, own)))
  await tx.update(orders).set(ERASED_ORDER).where(eq(orders.customerId, id))
}

const field = (name: string) => sql<string>`${outboundMessages.message} ->> ${name}`

/** The customer's email addresses, including replaced ones. */
async function addressesOf(tx: Transaction, { id, email, pendingEmail }: CustomerRow): Promise<string[]> {
  const old = await tx
    .select({ email: field('oldEmail') })
    .from(outboundMessages)
    .where(eq(field('customerId'), `${id}`))
  return [email, pendingEmail, ...old.map((row) => row.email)].filter(Boolean)
}

async function eraseMessages(tx: Transaction, { id, ...customer }: CustomerRow, emails: string[]): Promise<void> {
  const isAbout = eq(field('customerId'), `${id}`)
  await tx
    .delete(outboundMessages)
    .where(or(isAbout, eq(field('receiverId'), `${id}`), inArray(field('email'), emails)))
  const keys = [phoneKey(customer.countryCode, customer.phone), ...emails.map(resetKey)]
  await tx
    .delete(verificationCodes)
    .where(or(inArray(verificationCodes.phone, keys), like(verificationCodes.phone, confirmationKey(id, '%'))))
}

/** Gift cards no longer wait for the customer's addresses, and the customer's cards no longer wait for recipients. */
async function eraseGifts(tx: Transaction, id: number, emails: string[]): Promise<void> {
  await tx
    .update(giftCards)
    .set({ waitsFor: null, giftComment: '' })
    .where(or(eq(giftCards.customerId, id), inArray(giftCards.waitsFor, emails)))
}

/** Reviews become anonymous, and pages that show them are purged. */
async function eraseAuthor(tx: Transaction, id: number, now: Date): Promise<void> {
  for (const language of LANGUAGES) {
    const set = { author: textsIn(language).anonymous, profilePhoto: '', hiddenReason: '' }
    const written = await tx
      .update(reviews)
      .set(set)
      .where(and(eq(reviews.customerId, id), eq(reviews.language, language)))
      .returning({ gid: reviews.gid, dealId: reviews.dealId })
    for (const { gid, dealId } of written) {
      await publishReview(tx, { gid, dealIds: dealId ? [dealId] : [], set }, now)
    }
  }
}
