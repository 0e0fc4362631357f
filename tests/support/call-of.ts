import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'

/** The call of the contract that a request is for: by its method, and its path without the query. */
export function callOf(method: string, address: string): Call | undefined {
  const { pathname } = new URL(address, 'http://api')
  return CALLS.find((call) => call.method === method && pathname.match(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`))
}
