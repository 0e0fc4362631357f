import type { Json } from '@/backend/app/documentation/collect-schemas'
import { kindsOf, operationId, resolve } from '@/backend/app/documentation/describe-call'
import type { Call } from '@/lib/contract/define-call'
import { deadlineOf } from './deadline-of'
import { fieldTable } from './field-table'
import { formatOf, isObject, objectNameOf } from './format-of'
import { code, joined, json } from './markdown'
import { queryOf } from './query-of'

const ACCESS: Record<Call['access'], string> = {
  public: 'anybody',
  open: 'anybody',
  visitor: 'anybody, or signed',
  customer: 'signed',
}

/** The section of one call. */
export function callSection(call: Call, operation: Json, components: Json): string {
  const examples = examplesOf(operation)
  return joined([
    `## ${call.name}`,
    call.about,
    `${code(`${call.method} ${call.path}`)} · ${ACCESS[call.access]} · answered within ${deadlineOf(call).short}`,
    `**When:** ${call.when}`,
    call.addition && `**Ours.** Without it: ${call.addition}.`,
    call.again && `**Sent twice:** ${call.again}.`,
    ...requestOf(call, operation, components),
    `**Records**\n\n${recordsOf(call, components)}`,
    `<details><summary>Example</summary>\n\n${examples.map(json).join('\n\n')}\n\n</details>`,
  ])
}

const NOT_SENT = 'none'

function requestOf({ method }: Call, { parameters, requestBody }: Json, components: Json): string[] {
  if (method === 'GET') {
    const query = fieldTable(queryOf({ parameters }), components, NOT_SENT)
    return query ? [`**Query**\n\n${query}`] : []
  }
  const body = (((requestBody as Json).content as Json)['application/json'] as Json).schema as Json
  const kinds = kindsOf(body, components)
  return kinds.map(({ title, schema, wrap }) => {
    const isWrapped = JSON.stringify(wrap(0)) === '{"data":0}'
    const where = isWrapped ? `Body, ${code('data')}` : 'Body'
    const heading = kinds.length > 1 ? `**${where}: ${title}**` : `**${where}**`
    const name = objectNameOf(schema, components)
    const table = name ? formatOf(schema, components) : fieldTable(resolve(schema, components), components, NOT_SENT)
    return `${heading}\n\n${table}`
  })
}

function recordsOf(call: Call, components: Json): string {
  const { properties } = components[`${operationId(call)}_answer`] as { properties: { records: Json } }
  const [records] = (properties.records.anyOf ?? []) as Json[]
  if (!records) return 'None; the code says all.'
  const members = (records.anyOf as Json[] | undefined)?.filter(({ type }) => type !== 'null')
  const shape = members?.length === 1 && members[0] ? members[0] : records
  const isNeeded = shape === records && !call.records.safeParse(undefined).success
  return joined([!isNeeded && 'May be absent.', shapeOf(shape, components)]).trim()
}

function shapeOf(shape: Json, components: Json): string {
  const rows = shape.items as Json | undefined
  if (rows) return joined([`A list; each row:`, shapeOf(rows, components)]).trim()
  if (objectNameOf(shape, components)) return formatOf(shape, components)
  if (!isObject(shape)) return String(shape.description ?? 'Anything')
  return fieldTable(shape, components, 'nothing in its place')
}

/** Examples of the requests, then of the answer. */
function examplesOf({ requestBody, responses }: Json): unknown[] {
  const of = (holder: Json) => {
    const { examples } = (holder.content as Json)['application/json'] as {
      examples: Record<string, { value: unknown }>
    }
    return Object.values(examples).map(({ value }) => value)
  }
  return [...(requestBody ? of(requestBody as Json) : []), ...of((responses as Json)[200] as Json)]
}
