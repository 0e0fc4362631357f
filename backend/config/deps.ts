import type { Database, PoolUse } from '@/backend/platform/db/database'
import type { Limiter } from '@/backend/platform/limits/limiter'
import type { MailProvider, TextProvider } from '@/backend/providers/messages/message-providers'
import type { PaymentProvider } from '@/backend/providers/payment-provider'
import type { PushProvider } from '@/backend/providers/push/web-push'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Logger } from '@/lib/telemetry/logger'
import type { Config } from './env'

export interface PictureSource {
  get(key: string): Promise<Buffer | null>
}

/** The active deals with these three categories; 0 where a deal has no third. */
export interface CategoryCount {
  category1: number
  category2: number
  category3: number
  deals: number
}

/** Counts the active deals of cities, each at most once in a while: a count reads every deal of its city. */
export interface CategoryCounts {
  /** of one city, or of all; may be as old as the maximum age */
  read(db: Database, now: Date, city: CityKey | null): Promise<CategoryCount[]>
}

/** Collects views in memory, so that reading a deal never writes. */
export interface ViewCounter {
  add(dealId: number): void
  /** writes the collected views; after a failure they are retried with the next flush */
  flush(db: Database): Promise<void>
}

/** So that tests can replace any of it. */
export interface Deps {
  db: Database
  /** for public reads: the same, or a replica that may be some seconds behind */
  readDb: Database
  /** by name; none for the embedded database */
  pools?: Record<string, () => PoolUse>
  now: () => Date
  config: Config
  logger: Logger
  limiter: Limiter
  pictures: PictureSource
  provider: PaymentProvider
  mail: MailProvider
  /** null: text messages cannot be sent, and nothing that needs them is offered */
  text: TextProvider | null
  /** null: notifications are off */
  push: PushProvider | null
  views: ViewCounter
  categoryCounts: CategoryCounts
  /** aborted once this process has been asked to stop */
  stopping: AbortSignal
  fetch: typeof fetch
  /** what commands on this machine show; absent where they open the database themselves */
  commandKey?: string
}
