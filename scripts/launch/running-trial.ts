import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const FILE = '.reports/trial.json'
const schema = z.object({
  port: z.number(),
  apiPort: z.number(),
  pushPort: z.number(),
  instance: z.string(),
  clock: z.record(z.string(), z.string()),
})

/** A trial started by `npm run trial`; `instance` is that of its API, `clock` what its time is made of. */
export type RunningTrial = z.infer<typeof schema>

/** Saves where a trial runs, until the returned function is called. */
export async function announceTrial(trial: RunningTrial): Promise<() => Promise<void>> {
  await mkdir('.reports', { recursive: true })
  await writeFile(FILE, JSON.stringify(trial))
  return () => rm(FILE, { force: true })
}

/** The running trial; null if there is none, ignoring stale records. */
export async function findTrial(): Promise<RunningTrial | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  if (text === null) return null
  const trial = schema.parse(JSON.parse(text))
  const answer = await fetch(`http://localhost:${trial.apiPort}/healthz`).catch(() => null)
  const { instance } = answer?.ok ? ((await answer.json()) as { instance?: string }) : {}
  return instance === trial.instance ? trial : null
}
