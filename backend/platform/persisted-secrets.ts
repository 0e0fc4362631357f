import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'

/** Reads secrets from a JSON file in `folder`, which is generated once and readable by its owner only. */
export async function readOrGenerate<S extends z.ZodType>(
  folder: string,
  name: string,
  schema: S,
  generate: () => z.input<S>,
): Promise<z.output<S>> {
  const file = path.join(folder, name)
  const saved = await readFile(file, 'utf8').catch(() => null)
  if (saved !== null) return schema.parse(JSON.parse(saved))
  // linked when complete; two processes that start together both use the file of the first
  const draft = `${file}.${randomUUID()}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(draft, JSON.stringify(generate()), { mode: 0o600 })
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}
