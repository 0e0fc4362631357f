import type { MailProvider, TextProvider } from '@/backend/providers/outbound-messages/message-providers'
import type { Logger } from '@/lib/telemetry/logger'
import type { Database, PoolUse } from './db/database'
import type { Config } from './env'
import type { Limiter } from './http/limiter'
import type { PaymentProvider } from './providers/payment-provider'
import type { PushProvider } from './providers/push/push-provider'
import type { CategoryCounts } from './services/deals/category-counts'
import type { ViewCounter } from './services/deals/count-views'

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
