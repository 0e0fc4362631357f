import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { requireAbility } from '@/backend/operators/access/abilities'
import type { CalledOperation } from '@/backend/operators/operation/operation'
import { apiContext } from '@/backend/operators/operation/operation-context'
import { runOperation } from '@/backend/operators/operation/run-operation'
import { TextFile, toBody } from '@/backend/operators/operation/text-file'
import { CALLS } from '@/backend/operators/operations'
import { isValueOutOfRange } from '@/backend/platform/db/database-errors'
import { DomainError, type DomainErrorCode } from '@/backend/platform/errors/domain-error'
import { readJson } from '@/backend/platform/http/read-request'
import { RC } from '@/lib/contract/codes'
import { safeParse } from '@/lib/safe-parse'
import { authorise } from './authorise'
import { forgetToken, storeToken, tokenOf } from './operator-token'

const OPERATOR_PATH = '/api/operator'

/** Registers each operation as a call with an HTTP status, and JSON (or a file) with the answer or `error`. */
export function registerOperations(app: Hono, deps: Deps): void {
  for (const operation of CALLS) {
    const route = `${OPERATOR_PATH}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(operation.method, route, (c) => orError(c, () => answer(c, deps, operation)))
  }
  app.post(`${OPERATOR_PATH}/login`, (c) => orError(c, () => logIn(c, deps)))
  app.post(`${OPERATOR_PATH}/logout`, (c) => {
    forgetToken(c)
    return c.json({})
  })
}

async function orError(c: Context, respond: () => Promise<Response>): Promise<Response> {
  c.header('cache-control', 'no-store')
  try {
    return await respond()
  } catch (error) {
    if (isValueOutOfRange(error)) return c.json({ error: 'a value is out of range' }, 400)
    if (!(error instanceof DomainError)) throw error
    const retryAfter = error.records?.retry_after
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
    return c.json({ error: error.message }, statusOf(error.code))
  }
}

const login = z.object({ token: z.string().trim().max(200) })

/** Stores the token of `{token}` in a cookie of the page that operators use. */
async function logIn(c: Context, deps: Deps): Promise<Response> {
  const body = await readJson(c)
  const given = body.ok ? safeParse(login, body.value) : null
  const token = given?.success ? given.data.token : ''
  requireAbility(await authorise(c, deps, token), 'orders')
  storeToken(c, token, deps.config.publicUrl)
  return c.json({})
}

async function answer(c: Context, deps: Deps, operation: CalledOperation): Promise<Response> {
  const actor = await authorise(c, deps, tokenOf(c))
  const done = await runOperation(operation, apiContext(deps, actor), await readRequest(c, operation))
  if (!(done instanceof TextFile)) return c.json(done as object)
  const body = toBody(done.parts, (error) => deps.logger.error({ call: operation.name }, 'a file broke off', error))
  return c.body(body, 200, { 'content-type': `${done.type}; charset=utf-8` })
}

async function readRequest(c: Context, { method }: CalledOperation): Promise<unknown> {
  if (method === 'GET') return { ...c.req.query(), ...c.req.param() }
  const body = await readJson(c)
  if (!body.ok || typeof body.value !== 'object' || Array.isArray(body.value)) {
    throw new DomainError('invalidRequest', 'the body is no JSON object')
  }
  // a store can be named as in reads
  const store = c.req.query('store')
  return { ...(store !== undefined && { store }), ...body.value, ...c.req.param() }
}

/** A code of the contract that is no HTTP status means that the state of the order does not allow it. */
function statusOf(code: DomainErrorCode) {
  if (code === 'notRegistered') return 404
  return ([400, 401, 403, 404, 429] as const).find((status) => status === RC[code]) ?? 409
}
