import type { CategoryCounts } from '@/backend/catalogue/deals/category-counts'
import type { ViewCounter } from '@/backend/catalogue/deals/count-views'
import type { Database, PoolUse } from '@/backend/platform/db/database'
import type { Limiter } from '@/backend/platform/limits/limiter'
import type { MailProvider, TextProvider } from '@/backend/providers/messages/message-providers'
import type { PaymentProvider } from '@/backend/providers/payment-provider'
import type { PushProvider } from '@/backend/providers/push/push-provider'
import type { Logger } from '@/lib/telemetry/logger'
import type { Config } from './env'

export interface PictureSource {
  get(key: string): Promise<Buffer | null>
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
