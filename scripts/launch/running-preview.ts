import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const FILE = '.reports/preview.json'
const schema = z.object({
  port: z.number(),
  apiPort: z.number(),
  pushPort: z.number(),
  instance: z.string(),
  clock: z.record(z.string(), z.string()),
})

/** `instance` is that of its API, `clock` what its time is made of. */
export type RunningPreview = z.infer<typeof schema>

/** Saves where a preview runs, until the returned function is called. */
export async function announcePreview(preview: RunningPreview): Promise<() => Promise<void>> {
  await mkdir('.reports', { recursive: true })
  await writeFile(FILE, JSON.stringify(preview))
  return () => rm(FILE, { force: true })
}

/** Reads the record of the running preview; null if there is none, or if its process has ended. */
export async function findPreview(): Promise<RunningPreview | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  if (text === null) return null
  const preview = schema.parse(JSON.parse(text))
  const answer = await fetch(`http://localhost:${preview.apiPort}/healthz`).catch(() => null)
  const { instance } = answer?.ok ? ((await answer.json()) as { instance?: string }) : {}
  return instance === preview.instance ? preview : null
}
