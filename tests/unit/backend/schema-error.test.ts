import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaError } from '@/backend/platform/errors/schema-error'

test.each<[schema: z.ZodType, value: unknown, sentence: string]>([
  [z.string().min(1), '', 'is empty'],
  [z.string().min(8), 'short', 'must have at least 8 characters'],
  [z.string().max(2), 'abc', 'must have at most 2 characters'],
  [z.array(z.int()).min(1), [], 'must have at least 1 values'],
  [z.array(z.int()).max(1), [1, 2], 'must have at most 1 values'],
  [z.number().min(1), 0, 'must be at least 1'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.number().max(9), 10, 'must be at most 9'],
  [z.number().lt(9), 9, 'must be less than 9'],
  [z.number(), 'x', 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.number(), undefined, 'is missing'],
  [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
  [z.iso.date(), '2026-02-30', 'must be a day such as 2026-12-25'],
])('a refusal in words, case %#', (schema, value, sentence) => {
  expect(schema.safeParse(value, { error: schemaError }).error?.issues[0]?.message).toBe(sentence)
})
