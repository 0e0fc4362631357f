import type { z } from 'zod'
import type { CalledOperation } from '@/backend/operators/operation/operation'
import type { FileType } from '@/backend/operators/operation/text-file'
import type { collectSchemas, Json } from './collect-schemas'

/** The statuses of rejected calls, whose `error` has the reason. */
export const REJECTIONS: Record<number, string> = {
  400: 'The request is not valid',
  401: 'No token, or one that does not work',
  403: 'This operator may not',
  404: 'Unknown, or of a store out of reach',
  409: 'Not in the state that it is in now',
  429: 'Too many calls; `Retry-After` has seconds',
}

const FILE_SCHEMAS: Record<FileType, Json> = {
  'text/csv': { type: 'string' },
  'application/json': { type: 'array', items: { type: 'object' } },
}

type Collected = ReturnType<typeof collectSchemas>

export function describeOperation(operation: CalledOperation, { schemas, add }: Collected): Json {
  const { name, about, method, ability, answer, files } = operation
  const id = name.replace('.', '_')
  add(`${id}_request`, operation.request)
  const sent = schemas[`${id}_request`] as Json
  // parameters and body have its parts
  delete schemas[`${id}_request`]
  const content = files
    ? Object.fromEntries(files.map((type) => [type, { schema: FILE_SCHEMAS[type] }]))
    : { 'application/json': { schema: answerSchema(id, answer, { schemas, add }) } }
  return {
    operationId: id,
    summary: about,
    description: `For operators who may: ${ability}.`,
    tags: [ability],
    parameters: parametersOf(operation, sent),
    ...(method === 'POST' && { requestBody: bodyOf(operation, sent) }),
    responses: { 200: { description: 'Done', content }, ...references() },
  }
}

/** An answer of several operations is a schema under its own id. */
function answerSchema(id: string, answer: z.ZodType, { schemas, add }: Collected): Json {
  const reference = add(`${id}_answer`, answer)
  const own = schemas[`${id}_answer`] as Json
  if (!('$ref' in own)) return reference
  delete schemas[`${id}_answer`]
  return own
}

function parametersOf({ path, method }: CalledOperation, sent: Json): Json[] {
  const required = (sent.required ?? []) as string[]
  const properties = Object.entries((sent.properties ?? {}) as Record<string, Json>)
  const isInPath = (name: string) => path.includes(`{${name}}`)
  return properties
    .filter(([name]) => isInPath(name) || method === 'GET')
    .map(([name, { description, ...schema }]) => ({
      name,
      in: isInPath(name) ? 'path' : 'query',
      required: isInPath(name) || required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    }))
}

function bodyOf({ path }: CalledOperation, sent: Json): Json {
  const isInBody = (name: string) => !path.includes(`{${name}}`)
  const properties = Object.entries((sent.properties ?? {}) as Json).filter(([name]) => isInBody(name))
  const required = ((sent.required ?? []) as string[]).filter(isInBody)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  }
  return { required: required.length > 0, content: { 'application/json': { schema } } }
}

function references(): Json {
  return Object.fromEntries(
    Object.keys(REJECTIONS).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )
}
