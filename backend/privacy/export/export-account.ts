import { eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { listAddresses } from '@/backend/customers/addresses/address-book'
import { listBookmarks } from '@/backend/customers/bookmarks/list-bookmarks'
import { readProfile } from '@/backend/customers/profile/customer-profile'
import { sessions } from '@/backend/customers/schema/customers'
import { devices } from '@/backend/customers/schema/devices'
import { deviceMarks } from '@/backend/customers/schema/password-guesses'
import { readPoints } from '@/backend/orders/credit/points'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { exportGiftCards } from './export-gift-cards'
import { exportOrders } from './export-orders'
import { type Exporter, ofExporter } from './exporter'

/** Exports a customer's data, with money in major units; on a store's own domain only its orders and cards. */
export async function exportAccount(db: Database, exporter: Exporter, now: Date) {
  const { id, language, domain } = exporter
  const { customer } = await readProfile(db, id)
  const book = await listAddresses(db, id)
  const points = await readPoints(db, id, 1, -1)
  const bookmarked = await listBookmarks(db, id, domain)
  const written = await db
    .select({ review: reviews, store: stores.name })
    .from(reviews)
    .innerJoin(stores, eq(stores.gid, reviews.gid))
    .where(ofExporter(reviews.customerId, exporter))
    .orderBy(reviews.createdAt)
  const notified = await db
    .select({ registeredAt: devices.registeredAt, language: devices.language, endpoint: devices.endpoint })
    .from(devices)
    .innerJoin(sessions, eq(sessions.tokenHash, devices.tokenHash))
    .where(eq(sessions.customerId, id))
  const known = await db
    .select({ usedAt: deviceMarks.usedAt })
    .from(deviceMarks)
    .where(eq(deviceMarks.customerId, id))
    .orderBy(deviceMarks.usedAt)
  const { id: _, passwordHash, unclaimedNames, ...profile } = customer
  return {
    exportedAt: now,
    profile,
    addresses: book.map(({ id: _, customerId, isUnclaimed, ...address }) => address),
    orders: await exportOrders(db, exporter),
    giftCards: await exportGiftCards(db, exporter),
    points: {
      balance: points.balance,
      history: points.history.map(({ createdAt: at, change, balance, orderId }) => ({ at, change, balance, orderId })),
    },
    bookmarks: {
      stores: bookmarked.stores.map(({ store }) => store.name[language]),
      dishes: bookmarked.products.map(({ product }) => product.name[language]),
      deals: bookmarked.deals.map(({ deal }) => deal.name[language]),
    },
    notifiedBrowsers: notified,
    knownBrowsers: known,
    reviews: written.map(({ review, store }) => ({
      at: review.createdAt,
      store: store[language],
      orderId: review.orderId,
      author: review.author,
      rating: review.rating,
      body: review.body,
      hiddenSince: review.hiddenAt,
      hiddenReason: review.hiddenReason,
    })),
  }
}
