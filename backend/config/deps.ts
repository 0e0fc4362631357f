import type { Database, PoolUse } from '@/backend/platform/db/database'
import type { Limiter } from '@/backend/platform/limits/limiter'
import type { MailProvider, TextProvider } from '@/backend/providers/messages/message-providers'
import type { PaymentProvider } from '@/backend/providers/payment-provider'
import type { PushProvider } from '@/backend/providers/push/web-push'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Logger } from '@/lib/telemetry/logger'
import type { Config } from './config'

export interface PictureSource {
  get(key: string): Promise<Buffer | null>
}

/** The number of active deals with these three categories; 0 stands for no third category. */
export interface CategoryCount {
  category1: number
  category2: number
  category3: number
  deals: number
}

/** Caches the counts of active deals by city, since a count reads every deal of the city. */
export interface CategoryCounts {
  /** counts one city, or all for null; may be as old as the maximum age */
  read(db: Database, now: Date, city: CityKey | null): Promise<CategoryCount[]>
}

/** Collects views in memory, so that reading a deal never writes. */
export interface ViewCounter {
  add(dealId: number): void
  /** writes the collected views; after a failure they are retried with the next flush */
  flush(db: Database): Promise<void>
}

/** The dependencies of the API, each of which tests can replace. */
export interface Deps {
  db: Database
  /** for public reads: `db`, or a replica that may be some seconds behind */
  readDb: Database
  /** connection pools by name; none for the embedded database */
  pools?: Record<string, () => PoolUse>
  now: () => Date
  config: Config
  logger: Logger
  limiter: Limiter
  pictures: PictureSource
  provider: PaymentProvider
  mail: MailProvider
  /** null: nothing that needs text messages is offered */
  text: TextProvider | null
  /** null: notifications are off */
  push: PushProvider | null
  views: ViewCounter
  categoryCounts: CategoryCounts
  /** aborted once this process has received a stop signal */
  stopping: AbortSignal
  fetch: typeof fetch
  /** authorises commands from this machine; absent if they open the database themselves */
  commandKey?: string
}
