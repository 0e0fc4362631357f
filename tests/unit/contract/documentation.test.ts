import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collectSchemas, type Json } from '@/backend/app/documentation/collect-schemas'
import { exampleOf } from '@/backend/app/documentation/example-of'
import { openApiDocument } from '@/backend/app/documentation/openapi-document'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { addition, field } from '@/lib/contract/field'
import { EXECUTE_PATH, executeBody } from '@/lib/contract/session'
import { contractFiles } from '@/scripts/contract/contract-files'
import { findGaps } from '@/scripts/contract/find-gaps'
import { queryOf } from '@/scripts/contract/query-of'

interface Content {
  content: { 'application/json': { examples: Record<string, { value: Json }> } }
}
interface Operation extends Json {
  operationId: string
  security: unknown
  requestBody?: Content
  responses: Record<string, Content>
}

const document = openApiDocument()
const paths = document.paths as Record<string, Record<string, Operation>>
const { schemas: components } = document.components as { schemas: Record<string, Json> }
const operationOf = ({ path, method }: Pick<Call, 'path' | 'method'>) =>
  paths[path]?.[method.toLowerCase()] as Operation
const valuesOf = ({ content }: Content) => Object.values(content['application/json'].examples).map(({ value }) => value)

describe('the documentation of the contract', () => {
  test.each(Object.entries(contractFiles()))('%s is what `npm run contract` writes', (file, text) => {
    expect(readFileSync(file, 'utf8') === text).toBe(true)
  })

  test('every field has a description and an example, and no addition is required', () => {
    const queries = CALLS.map((call): [string, Json] => [call.name, queryOf(operationOf(call))])
    const objects = [...Object.entries(components), ...queries]
    expect(objects.flatMap(([name, schema]) => findGaps(name, schema, components))).toEqual([])
  })

  test('examples agree with themselves: a quote adds up, and stars with their reviews', () => {
    const exampleOfAnswer = (name: string) => {
      const call = CALLS.find((one) => one.name === name) as Call
      const [answer] = valuesOf(operationOf(call).responses[200] as Content)
      return answer?.records as Record<string, number[] | number>
    }
    const quoted = exampleOfAnswer('ctotal')
    const of = (...keys: string[]) => keys.reduce((sum, key) => sum + Math.round(Number(quoted[key]) * 100), 0)
    expect(of('item_ttl', 'surcharge', 'shp_fee') - of('cpn_dis', 'store_dis')).toBe(of('ttl_bf_tax'))
    expect(of('ttl_bf_tax', 'tax')).toBe(of('g_total'))
    const { rat_cnts: stars, r_cnt: reviews } = exampleOfAnswer('gdtl')
    expect((stars as number[]).reduce((sum, count) => sum + count)).toBe(reviews)
  })

  test('every call says when it is made, and every write what happens when it is sent again', () => {
    expect(CALLS.filter(({ about, when }) => about === '' || when === '').map(({ name }) => name)).toEqual([])
    expect(CALLS.filter(({ method, again }) => method !== 'GET' && !again).map(({ name }) => name)).toEqual([])
  })
})

describe('a gap in the description of a field', () => {
  const gapsOf = (schema: z.ZodType) => {
    const { schemas, add } = collectSchemas()
    add('sample', schema)
    return findGaps('sample', schemas.sample as Json, schemas)
  }

  test.each<[string, z.ZodType, string[]]>([
    ['no description', z.object({ a: z.string() }), ['sample: a has no description', 'sample: a has no example']],
    ['no example', z.object({ a: z.string().meta(field('A')) }), ['sample: a has no example']],
    [
      'within a list of objects',
      z.object({ a: z.array(z.object({ b: z.int().meta(field('B')) })).meta(field('A')) }),
      ['sample: a[].b has no example'],
    ],
    [
      'a required addition',
      z.object({ a: z.string().meta(addition('A', 'x')) }),
      ['sample: a is an addition and required'],
    ],
    ['none', z.object({ a: z.string().nullish().meta(addition('A', 'x')), b: z.int().meta(field('B', 1)) }), []],
  ])('%s', (_, schema, gaps) => {
    expect(gapsOf(schema)).toEqual(gaps)
  })
})

describe('the OpenAPI document', () => {
  test.each(CALLS.map((call) => [call.name, call] as const))('%s has examples that its schemas accept', (_, call) => {
    const operation = operationOf(call)
    const requests = operation.requestBody
      ? valuesOf(operation.requestBody)
      : [exampleOf(queryOf(operation), components)]
    for (const request of requests) expect(call.request.safeParse(request).error).toBeUndefined()
    for (const { records } of valuesOf(operation.responses[200] as Content)) {
      const unwrapped = call.unwrap ? call.unwrap(records) : records
      expect(call.records.safeParse(unwrapped).error).toBeUndefined()
    }
  })

  test('the gateway has an example that its schema accepts', () => {
    const [request] = valuesOf(operationOf({ path: EXECUTE_PATH, method: 'POST' }).requestBody as Content)
    expect(executeBody.safeParse(request).error).toBeUndefined()
    expect(request).toMatchObject({ method: 'POST', data: { order_id: expect.any(String) } })
  })

  test('every operation has an id of its own, its security, and what it answers to a call that it refuses', () => {
    const operations = Object.values(paths).flatMap((one) => Object.values(one))
    expect(operations).toHaveLength(CALLS.length + 1)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { security, responses } of operations) {
      expect(security).toBeInstanceOf(Array)
      expect(Object.keys(responses).some((status) => status.startsWith('4'))).toBe(true)
    }
  })

  test('every schema is used, and every used one is there', () => {
    const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    expect(Object.keys(components).filter((name) => !used.includes(name))).toEqual([])
    expect(used.filter((name) => !(name && name in components))).toEqual([])
  })
})
