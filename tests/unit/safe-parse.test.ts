import { expect, test } from 'vitest'
import { z } from 'zod'
import { readRecords } from '@/lib/commerce-client/transport/read-records'
import { CALLS } from '@/lib/contract/calls'
import { safeParse } from '@/lib/safe-parse'

/** A length that cannot be compared with a number, as JSON can hold it. */
const ODD = JSON.parse('{"length": {"toString": "x"}}')

test('zod throws for a length that cannot be compared; safeParse calls the value invalid', () => {
  const schema = z.object({ name: z.string().min(1) })
  expect(() => schema.safeParse({ name: ODD })).toThrow(TypeError)
  expect(safeParse(schema, { name: ODD })).toMatchObject({ success: false, error: { issues: [{ path: [] }] } })
  expect(safeParse(schema, { name: 'x' })).toEqual({ success: true, data: { name: 'x' } })
  expect(safeParse(schema, {}).error?.issues[0]).toMatchObject({ path: ['name'] })
})

test('an error of our own code is not taken for an invalid value', () => {
  const faulty = z.string().transform(() => {
    throw new RangeError('ours')
  })
  expect(() => safeParse(faulty, 'x')).toThrow('ours')
})

test.each(CALLS.map((call) => [call.name, call] as const))('%s: no field of its request can throw', (_, call) => {
  const fields = call.request instanceof z.ZodObject ? Object.keys(call.request.shape) : []
  for (const field of fields) expect(() => safeParse(call.request, { [field]: ODD })).not.toThrow()
  expect(() => safeParse(call.request, ODD)).not.toThrow()
})

test('an optional field of another API whose length cannot be compared is left out, and the rest is read', () => {
  const schema = z.object({ id: z.number(), note: z.string().max(9).optional() })
  expect(readRecords(schema, { id: 7, note: ODD })).toMatchObject({
    ok: true,
    value: { id: 7 },
    droppedFields: [{ path: 'note' }],
  })
})

const LEVELS = 20_000
const nested = (level: (below: unknown[]) => object) => {
  let below: unknown[] = []
  for (let depth = 0; depth < LEVELS; depth += 1) below = [level(below)]
  return below
}

test.each([
  [
    'orddtl',
    { total_due: 0, order_item: [{ pid: 1, nm: 'Tea', opts: nested((opts) => ({ id: 1, nm: 'Size', opts })) }] },
  ],
  ['gdtl', { opts: nested((opt) => ({ id: 1, nm: 'Size', opts: [{ id: 2, nm: 'Large', pc: 1, opt }] })) }],
  ['sfc', nested((sub) => ({ id: 1, nm: 'Food', sub }))],
])('%s: an answer of another API with 20,000 levels is unreadable, and nothing overflows', (name, records) => {
  const call = CALLS.find((one) => one.name === name)
  expect(call && readRecords(call.records, records)).toEqual({
    ok: false,
    loss: { path: '', reason: 'too many levels' },
  })
})
