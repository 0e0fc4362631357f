import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { id, ids } from '@/lib/contract/ids'
import * as wire from '@/lib/contract/wire'

const FOLDER = 'docs/contract'
const openapi = JSON.parse(readFileSync(`${FOLDER}/openapi.json`, 'utf8'))
const page = readFileSync(`${FOLDER}/formats.md`, 'utf8')
const [, values = ''] = page.split(/^## /m)
const described = Object.fromEntries(
  values
    .split(/^### /m)
    .slice(1)
    .map((section) => section.trim().split('\n\n')),
)

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(openapi, 'openapi')

interface Format {
  read: z.ZodType
  valid: unknown[]
  invalid: unknown[]
}

const LONGEST = 'a'.repeat(64)
const FORMATS: Record<string, Format> = {
  id: {
    read: id,
    valid: [0, 12, 2 ** 53 - 1, '12', '0012', 'b7-e_2', LONGEST],
    invalid: [2 ** 53, -1, 1.5, '', `${LONGEST}a`, 'a.b', 'a b', true],
  },
  non_empty_text: { read: wire.filled, valid: ['Tea', 12], invalid: ['', 1.5, true] },
  text: { read: wire.text, valid: ['Tea', '', 1.5], invalid: [true, {}] },
  amount: { read: wire.amount, valid: [20, '20.00', '-1.5', '.5'], invalid: ['', '1,50', '$2', true] },
  whole_number: { read: wire.whole, valid: [2, '2', '2.0', '-1'], invalid: [1.5, '1.5', '', true] },
  yes_no: { read: wire.flag, valid: [true, false, 1, 0, '1', '0', 'true', 'false'], invalid: [2, 'yes', ''] },
  time_zone: { read: wire.timeZone, valid: ['America/Vancouver'], invalid: [-8] },
  currency: { read: wire.currency, valid: ['CAD'], invalid: [124] },
  utc_date: {
    read: wire.utcDate,
    valid: ['2026-11-20 19:00:00', '2026-11-20 19:00'],
    invalid: ['2026-11-20', '2026-11-20T19:00:00Z', 1_764_000_000],
  },
  ids: { read: ids, valid: ['12', '12,b7-e_2'], invalid: ['', '12,', '12, 13', [12]] },
  lat_lon: { read: wire.latLon, valid: ['49.28,-123.1', '49,-123'], invalid: ['49.28', '49.28, -123.1', 'N,W'] },
  count: { read: wire.quantity, valid: [0, 5, '5'], invalid: [1.5, 'many'] },
  html: { read: wire.html, valid: ['<p>Tea</p>', '', 12], invalid: [true, {}] },
  phone: { read: wire.phone, valid: ['6045550100', '+1 604 555 0100'], invalid: ['604', 6_045_550_100] },
  currency_of_record: { read: wire.currencyOfRecord, valid: ['CAD'], invalid: [] },
}

test('the page has every format of the OpenAPI file, in its words, and no other', () => {
  const schemas = Object.entries<{ description: string }>(openapi.components.schemas)
  const published = schemas.filter(([name, one]) => !('properties' in one) && !/_(request|answer)$/.test(name))
  expect(described).toEqual(Object.fromEntries(published.map(([name, one]) => [name, `${one.description}.`])))
  expect(Object.keys(described).sort()).toEqual(Object.keys(FORMATS).sort())
})

describe.each(Object.entries(FORMATS))('the format %s', (name, { read, valid, invalid }) => {
  const isPublished = (value: unknown) => ajv.validate({ $ref: `openapi#/components/schemas/${name}` }, value)
  const judge = (value: unknown) => ({ value, published: isPublished(value), read: read.safeParse(value).success })

  test('is the same to the OpenAPI file and to the storefront', () => {
    const all = [...valid.map((value) => [value, true]), ...invalid.map((value) => [value, false])]
    expect(all.map(([value]) => judge(value))).toEqual(
      all.map(([value, isValid]) => ({ value, published: isValid, read: isValid })),
    )
  })
})

test('an id is described by the limits of its schema', () => {
  const [number, text] = openapi.components.schemas.id.anyOf
  expect(described.id).toContain(`a whole number from ${number.minimum} to ${number.maximum}`)
  const [, least, most] = /^\^\[\\w-\]\{(\d+),(\d+)\}\$$/.exec(text.pattern) ?? []
  expect(described.id).toContain(`Text of ${least} to ${most} letters, digits, \`-\` and \`_\``)
})
