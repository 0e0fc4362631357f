import type { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import type { Call } from '@/lib/contract/define-call'
import type { Language } from '@/lib/domain/languages/languages'

export interface Caller {
  /** null for a visitor */
  customerId: number | null
  /** the site of the session: an independent domain, or `shared` */
  site: string
  tokenHash: string | null
  address: string
  language: Language
}

export interface CallContext extends Deps {
  caller: Caller
}

export interface CustomerContext extends CallContext {
  customerId: number
  caller: LoggedInCaller
}

type LoggedInCaller = Caller & { customerId: number; tokenHash: string }

export interface Endpoint {
  call: Call
  /** `input` is parsed by the call's schema; returns `records` or throws a `DomainError` */
  run: (input: unknown, context: CallContext) => Promise<unknown>
}

export function endpoint<Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, A>,
  run: (input: z.output<Q>, context: CallContext) => Promise<z.input<A>>,
): Endpoint {
  return { call, run: (input, context) => run(input as z.output<Q>, context) }
}

/** Defines an endpoint for logged-in customers; the dispatcher rejects all other callers. */
export function customerEndpoint<Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, A>,
  run: (input: z.output<Q>, context: CustomerContext) => Promise<z.input<A>>,
): Endpoint {
  return endpoint(call, (input, context) => {
    const { caller } = context
    if (!isLoggedIn(caller)) throw new Error(`${call.name} ran without a customer`)
    return run(input, { ...context, caller, customerId: caller.customerId })
  })
}

function isLoggedIn(caller: Caller): caller is LoggedInCaller {
  return caller.customerId !== null && caller.tokenHash !== null
}
