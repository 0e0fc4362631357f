import type { Context, Hono } from 'hono'
import { type Answer, answer, failure } from '@/backend/calls/answer'
import type { Caller, Endpoint } from '@/backend/calls/endpoint'
import { SHARED_SITE } from '@/backend/catalogue/stores/site-scope'
import type { Deps } from '@/backend/config/deps'
import { clientAddress } from '@/backend/platform/http/client-address'
import { type ReadBody, readJson, requestLanguage } from '@/backend/platform/http/read-request'
import { nameRoute } from '@/backend/platform/http/request-log'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'

/** A direct call for customers is rejected, as execute is their only entry point. */
export function registerCalls(app: Hono, deps: Deps, endpoints: readonly Endpoint[]): void {
  for (const call of CALLS) {
    const endpoint = endpoints.find((candidate) => candidate.call.name === call.name)
    const route = call.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(call.method, route, async (c) => {
      nameRoute(c, call.path)
      if (call.access === 'customer') return send(c, failure('unauthenticated', 'sign in first'))
      if (!endpoint) return send(c, failure('notFound', 'no such call'))
      const request = await readRequest(c, call)
      if (!request.ok) return c.json(failure('invalidRequest', 'the body is not JSON'), 400)
      const caller: Caller = {
        customerId: null,
        site: SHARED_SITE,
        tokenHash: null,
        address: clientAddress(c, deps.config),
        language: requestLanguage(c),
      }
      const db = call.method === 'GET' ? deps.readDb : deps.db
      return send(c, await answer(endpoint, request.value, { ...deps, db, caller }))
    })
  }
}

/** HTTP 200, never cached. The code is also set as a header for the log. */
export function send(c: Context, body: Answer): Response {
  c.header('x-plaza-rc', String(body.RC))
  c.header('cache-control', 'no-store')
  return c.json(body, 200)
}

async function readRequest(c: Context, call: Call): Promise<ReadBody> {
  if (call.method === 'GET') return { ok: true, value: { ...c.req.query(), ...c.req.param() } }
  return readJson(c)
}
