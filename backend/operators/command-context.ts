import type { OperationContext } from '@/backend/operators/operations/define-operation'
import type { PaymentProvider } from '@/backend/providers/payment-provider'

export interface CommandContext extends OperationContext {
  /** called by what asks payment providers alone: the others need no configuration of one */
  provider: () => Promise<PaymentProvider>
  /** of the API, which the secrets of webhooks follow from; the first of two */
  codeSecret: () => Promise<string>
  /** of the shared site */
  storefrontOrigins: readonly string[]
}

/** Returns the lines to print. Throws a CommandError. */
export type RunCommand = (context: CommandContext, words: string[]) => Promise<string[]>
