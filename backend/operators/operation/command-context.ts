import type { PaymentProvider } from '@/backend/providers/payment-provider'
import type { OperationContext } from './operation'

export interface CommandContext extends OperationContext {
  /** lazy, since most commands need no configured payment provider */
  provider: () => Promise<PaymentProvider>
  /** the API's current secret, which webhook secrets are derived from */
  codeSecret: () => Promise<string>
  /** origins of the shared site */
  storefrontOrigins: readonly string[]
}

/** Returns the lines to print. Throws a CommandError. */
export type RunCommand = (context: CommandContext, words: string[]) => Promise<string[]>
