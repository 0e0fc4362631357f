import type { Customer } from './accounts'
import { type Answer, refused } from './wire'

export interface Request {
  query: URLSearchParams
  /** what follows the path of the call, as `…/orddtl/{id}/{lan}` */
  args: string[]
  body: unknown
  /** null for a visitor */
  customer: Customer | null
  /** of the session; empty for a visitor */
  token: string
}

export type Call = (request: Request) => Answer | Promise<Answer>

/** By method and path. */
export type Calls = Record<string, Call>

/** Only for whoever is logged in. */
export function signed(call: (customer: Customer, request: Request) => Answer): Call {
  return (request) => (request.customer ? call(request.customer, request) : refused(401, 'Not logged in'))
}

export function findCall(calls: Calls, method: string, pathname: string): { call: Call; args: string[] } | null {
  const asked = `${method} ${pathname}`
  const known = Object.entries(calls).find(([path]) => asked === path || asked.startsWith(`${path}/`))
  if (!known) return null
  const [path, call] = known
  return {
    call,
    args: asked
      .slice(path.length + 1)
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent),
  }
}
