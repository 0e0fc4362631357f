import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readOrGenerate } from '@/backend/platform/persisted-secrets'

const schema = z.object({ key: z.number() })
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-generated-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('is generated once, also by several at the same time, and read from then on', async () => {
  let next = 0
  const read = () => readOrGenerate(path.join(folder, 'new'), 'keys.json', schema, () => ({ key: next++ }))
  const first = await Promise.all(Array.from({ length: 8 }, read))
  expect(new Set(first.map(({ key }) => key)).size).toBe(1)
  expect(await read()).toEqual(first[0])
  expect(await readdir(path.join(folder, 'new'))).toEqual(['keys.json'])
})

test('only its owner can read it', async () => {
  await readOrGenerate(folder, 'keys.json', schema, () => ({ key: 1 }))
  expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
})
