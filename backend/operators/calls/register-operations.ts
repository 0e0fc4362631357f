import type { Context, Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import type { CalledOperation } from '@/backend/operators/operation/operation'
import { apiContext } from '@/backend/operators/operation/operation-context'
import { runOperation } from '@/backend/operators/operation/run-operation'
import { TextFile, toBody } from '@/backend/operators/operation/text-file'
import { CALLS } from '@/backend/operators/operations'
import { isValueOutOfRange } from '@/backend/platform/db/database-errors'
import { DomainError, type DomainErrorCode } from '@/backend/platform/errors/domain-error'
import { readJson } from '@/backend/platform/http/read-request'
import { RC } from '@/lib/contract/codes'
import { authorise } from './authorise'

const OPERATOR_PATH = '/api/operator'

/** Registers each operation as a call with an HTTP status, and JSON (or a file) with the answer or `error`. */
export function registerOperations(app: Hono, deps: Deps): void {
  for (const operation of CALLS) {
    const route = `${OPERATOR_PATH}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(operation.method, route, async (c) => {
      c.header('cache-control', 'no-store')
      try {
        return await answer(c, deps, operation)
      } catch (error) {
        if (isValueOutOfRange(error)) return c.json({ error: 'a value is out of range' }, 400)
        if (!(error instanceof DomainError)) throw error
        const retryAfter = error.records?.retry_after
        if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
        return c.json({ error: error.message }, statusOf(error.code))
      }
    })
  }
}

async function answer(c: Context, deps: Deps, operation: CalledOperation): Promise<Response> {
  const actor = await authorise(c, deps)
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
  return { ...body.value, ...c.req.param() }
}

/** A code of the contract that is no HTTP status means that the state of the order does not allow it. */
function statusOf(code: DomainErrorCode) {
  if (code === 'notRegistered') return 404
  return ([400, 401, 403, 404, 429] as const).find((status) => status === RC[code]) ?? 409
}
