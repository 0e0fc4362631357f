import type { Hono } from 'hono'
import { answer, failure } from '@/backend/calls/answer'
import type { Caller, Endpoint } from '@/backend/calls/endpoint'
import { matchCall } from '@/backend/calls/match-call'
import type { Deps } from '@/backend/config/deps'
import { findSession } from '@/backend/customers/sessions/find-session'
import { clientAddress } from '@/backend/platform/http/client-address'
import { readJson, requestLanguage } from '@/backend/platform/http/read-request'
import { nameRoute } from '@/backend/platform/http/request-log'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'
import { safeParse } from '@/lib/safe-parse'
import { send } from './register-calls'

/** The gateway for signed calls: dispatches `{token, secret, path, method, data}` to one call of the contract. */
export function registerExecute(app: Hono, deps: Deps, endpoints: readonly Endpoint[]): void {
  app.post(EXECUTE_PATH, async (c) => {
    const json = await readJson(c)
    if (!json.ok) return c.json(failure('invalidRequest', 'the body is not JSON'), 400)
    const body = safeParse(executeBody, json.value)
    if (!body.success) return send(c, failure('invalidRequest', 'path and method are required'))
    const { token, secret, path, method, data } = body.data
    if (!token || !secret) return send(c, failure('unauthenticated', 'token and secret are required'))

    const match = matchCall(method, path)
    const endpoint = match && endpoints.find((candidate) => candidate.call.name === match.call.name)
    if (!match || !endpoint) return send(c, failure('notFound', 'no such call'))
    nameRoute(c, match.call.path)

    const session = await findSession(deps, token, secret)
    if (!session) return send(c, failure('unauthenticated', 'the session has ended'))

    const given = isRecord(data) ? data : {}
    const request = method === 'GET' ? { ...asQuery(given), ...match.params } : { ...match.params, ...given }
    const caller: Caller = {
      ...session,
      address: clientAddress(c, deps.config),
      language: requestLanguage(c),
    }
    return send(c, await answer(endpoint, request, { ...deps, caller }))
  })
}

/** The values that the query of a GET could have: texts, numbers and booleans, as text. */
function asQuery(data: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(data).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
