import { answerOf, type Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH } from '@/lib/contract/session'
import type { collectSchemas, Json } from './collect-schemas'
import { exampleOf } from './example-of'

const ACCESS: Record<Call['access'], string> = {
  public: 'Anybody may call this.',
  open: 'Anybody may call this.',
  visitor: `Directly, or through ${EXECUTE_PATH} with a session.`,
  customer: `Only through ${EXECUTE_PATH}, with token and secret; a direct call answers RC 401.`,
}

const SECURITY: Record<Call['access'], Json[]> = {
  public: [],
  open: [],
  visitor: [{}, { session: [] }],
  customer: [{ session: [] }],
}

const response = (name: string) => ({ $ref: `#/components/responses/${name}` })
const REJECTED = { 404: response('no_such_call'), 503: response('busy') }
export const REJECTED_WRITE = {
  400: response('not_json'),
  403: response('foreign_page'),
  413: response('too_large'),
  ...REJECTED,
}

/** `giftcard_get_code` for `giftcard/get/{code}`. */
export const operationId = (call: Call) => call.name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')

export function describeCall(call: Call, { schemas, add }: ReturnType<typeof collectSchemas>): Json {
  const id = operationId(call)
  const isRead = call.method === 'GET'
  const request = add(`${id}_request`, call.request)
  const sent = schemas[`${id}_request`] as Json
  // the parameters repeat it
  if (isRead) delete schemas[`${id}_request`]
  const answer = add(`${id}_answer`, answerOf(call.records))
  return {
    operationId: id,
    summary: call.about,
    description: describe(call),
    tags: [call.part],
    security: SECURITY[call.access],
    ...(call.addition && { 'x-addition': true }),
    parameters: parametersOf(call, sent),
    ...(isRead ? {} : { requestBody: requestBody(request, schemas) }),
    responses: { ...answerOk(answer, schemas), ...(isRead ? REJECTED : REJECTED_WRITE) },
  }
}

function describe({ when, access, again, addition }: Call): string {
  const lines = [
    when,
    ACCESS[access],
    again && `Sent twice: ${again}.`,
    addition && `An addition to the documents. Without it: ${addition}.`,
  ]
  return lines.filter(Boolean).join('\n\n')
}

function parametersOf(call: Call, sent: Json): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  // the call takes any query
  if (call.method === 'GET' && sent.additionalProperties)
    return [{ name: 'query', in: 'query', style: 'form', explode: true, description: sent.description, schema: sent }]
  const required = (sent.required ?? []) as string[]
  return Object.entries((sent.properties ?? {}) as Record<string, Json>)
    .filter(([name]) => inPath.includes(name) || call.method === 'GET')
    .map(([name, { description, ...schema }]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      description,
      schema,
    }))
}

export function requestBody(schema: Json, schemas: Json): Json {
  return { required: true, content: { 'application/json': { schema, examples: requestExamples(schema, schemas) } } }
}

/** An example of each kind of request, by its title. */
function requestExamples(schema: Json, schemas: Json): Json {
  return Object.fromEntries(
    kindsOf(schema, schemas).map(({ title, wrap, schema: kind }) => {
      return [title, { summary: title, value: wrap(exampleOf(kind, schemas)) }]
    }),
  )
}

interface Kind {
  title: string
  schema: Json
  /** puts the example where the request has it */
  wrap: (value: unknown) => unknown
}

/** The kinds of a request that is a union, itself or in its only key `data`. */
export function kindsOf(schema: Json, schemas: Json): Kind[] {
  const target = resolve(schema, schemas)
  const keys = Object.entries((target.properties ?? {}) as Record<string, Json>)
  const [key, inner] = keys.length === 1 && keys[0] ? keys[0] : []
  const wrap = (value: unknown) => (key ? { [key]: value } : value)
  const members = (inner?.anyOf ?? target.anyOf) as Json[] | undefined
  if (!members?.every((member) => resolve(member, schemas).properties))
    return [{ title: 'example', schema: target, wrap: (value) => value }]
  return members.map((member) => ({
    title: String(member.title),
    schema: member,
    wrap: inner?.anyOf ? wrap : (v) => v,
  }))
}

/** Resolves a reference, with the keywords beside it. */
export function resolve(schema: Json, schemas: Json): Json {
  const { $ref, ...beside } = schema
  if (typeof $ref !== 'string') return schema
  return { ...(schemas[$ref.replace('#/components/schemas/', '')] as Json), ...beside }
}

/** The response of a successful call; the referenced records of a call that answers only its code are a failure's. */
export function answerOk(schema: Json, schemas: Json): Json {
  const { records } = resolve(schema, schemas).properties as { records: Json }
  const value = { RC: 200, ...(!('$ref' in records) && { records: exampleOf(records, schemas) }) }
  return {
    200: {
      description: 'RC, a message, the records',
      content: { 'application/json': { schema, examples: { example: { value } } } },
    },
  }
}
