import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Json } from '@/backend/app/documentation/collect-schemas'
import { operatorDocument } from '@/backend/app/documentation/operator-document'
import { CALLS } from '@/backend/operators/operations'

interface Described extends Json {
  operationId: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: {
    required: boolean
    content: { 'application/json': { schema: { properties: Json; required?: string[] } } }
  }
  responses: Record<string, Json>
}

const document = operatorDocument()
const paths = document.paths as Record<string, Record<string, Described>>
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), ...one })),
)

describe('the document of operators’ calls', () => {
  it('has every operation, under its ability, and nothing else', () => {
    const shown = described.map(({ path, method, operationId, tags }) => [path, method, operationId, ...tags])
    const known = CALLS.map(({ path, method, name, ability }) => [path, method, name.replace('.', '_'), ability])
    expect(shown.sort()).toEqual(known.sort())
  })

  it('refers to what it has, all of which something refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)]
    const components = document.components as Record<string, Json>
    expect(references.filter(([, part = '', name = '']) => !(name in (components[part] ?? {})))).toEqual([])
    const named = new Set(references.map(([, , name]) => name))
    expect(Object.keys(components.schemas ?? {}).filter((name) => !named.has(name))).toEqual([])
  })

  it.each(described.map((one) => [one.operationId, one] as const))(
    '%s has each field once: in its path, query or body',
    (_, one) => {
      const inPath = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const where = (place: string) =>
        one.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
      expect(where('path').sort()).toEqual(inPath.sort())
      const body = Object.keys(one.requestBody?.content['application/json'].schema.properties ?? {})
      const all = [...where('path'), ...where('query'), ...body]
      expect(all).toEqual([...new Set(all)])
      expect(one.method === 'GET' ? body : where('query')).toEqual([])
    },
  )

  it('says what must be sent, and how a call is refused', () => {
    const refund = described.find(({ operationId }) => operationId === 'orders_refund')
    const { properties, required } = refund?.requestBody?.content['application/json'].schema ?? {}
    expect([required, Object.keys(properties ?? {})]).toEqual([['key'], ['key', 'amount', 'lines', 'reason']])
    expect(Object.keys(refund?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '429'])
    const sales = described.find(({ operationId }) => operationId === 'sales_export')
    expect(sales?.parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['from', 'to'])
    expect(sales?.responses['200']).toMatchObject({ content: { 'text/csv': { schema: { type: 'string' } } } })
  })

  it('is the file that `npm run contract` writes', () => {
    expect(readFileSync('docs/operator-openapi.json', 'utf8')).toBe(`${JSON.stringify(document, null, 2)}\n`)
  })
})
