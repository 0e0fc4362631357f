import { z } from 'zod'
import { CALLS } from '@/lib/contract/calls'
import { answerOf, type Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'

type Json = { [key: string]: unknown }

const ACCESS_DESCRIPTIONS: Record<Call['access'], string> = {
  public: 'Anybody may call this.',
  open: 'Anybody may call this.',
  visitor: `Directly, or through ${EXECUTE_PATH} with a session.`,
  customer: `Only through ${EXECUTE_PATH}, with token and secret; a direct call answers RC 401.`,
}

/** The OpenAPI 3.1 document of every call in the contract, generated from its schemas. */
export function openApiDocument(publicUrl: string): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const call of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call, schemas) }
  }
  paths[EXECUTE_PATH] = {
    post: {
      operationId: 'execute',
      summary: 'The gateway for signed calls.',
      requestBody: jsonBody(addSchema('execute_request', executeBody, schemas)),
      responses: okAnswer(addSchema('execute_answer', answerOf(z.unknown()), schemas)),
    },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plaza commerce API', version: '1.0.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas },
  }
}

function describeCall(call: Call, schemas: Json): Json {
  const id = call.name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, '')
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const request = addSchema(`${id}_request`, call.request, schemas)
  const shape = schemas[`${id}_request`] as { properties?: Record<string, Json>; required?: string[] }
  const parameters = Object.entries(shape.properties ?? {})
    .filter(([name]) => names.includes(name) || call.method === 'GET')
    .map(([name, schema]) => ({
      name,
      in: names.includes(name) ? 'path' : 'query',
      required: names.includes(name) || (shape.required?.includes(name) ?? false),
      schema,
    }))
  return {
    operationId: id,
    summary: call.about,
    description: ACCESS_DESCRIPTIONS[call.access],
    parameters,
    ...(call.method === 'GET' ? {} : { requestBody: jsonBody(request) }),
    responses: okAnswer(addSchema(`${id}_answer`, answerOf(call.records), schemas)),
  }
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonBody = (schema: Json) => ({ content: { 'application/json': { schema } } })
const okAnswer = (schema: Json) => ({ 200: { description: 'RC, a message, the records', ...jsonBody(schema) } })

function addSchema(name: string, schema: z.ZodType, schemas: Json): Json {
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json
  const { $schema: _, $defs, ...own } = made
  const rename = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, inner) => {
      if (key !== '$ref' || typeof inner !== 'string') return inner
      return reference(inner === '#' ? name : inner.replace(/^#\/\$defs\//, `${name}_`)).$ref
    })
  schemas[name] = rename(own)
  for (const [key, inner] of Object.entries(($defs ?? {}) as Json)) schemas[`${name}_${key}`] = rename(inner)
  return reference(name)
}
