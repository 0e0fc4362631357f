import type { Database } from '@/backend/db/database'
import type { PaymentProvider } from '@/backend/providers/payment-provider'

export interface CommandContext {
  db: Database
  now: () => Date
  /** called by what asks payment providers alone: the others need no configuration of one */
  provider: () => Promise<PaymentProvider>
  /** of the shared site */
  storefrontOrigins: readonly string[]
}

/** Returns the lines to print. Throws a CommandError. */
export type RunCommand = (context: CommandContext, words: string[]) => Promise<string[]>
