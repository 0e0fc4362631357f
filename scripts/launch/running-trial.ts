import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const FILE = '.reports/trial.json'
const schema = z.object({ port: z.number(), apiPort: z.number(), instance: z.string() })

/** A trial that `npm run trial` left running; `instance` is that of its API. */
export type RunningTrial = z.infer<typeof schema>

/** Writes down where a trial runs, until the answered function is called. */
export async function announceTrial(trial: RunningTrial): Promise<() => Promise<void>> {
  await mkdir('.reports', { recursive: true })
  await writeFile(FILE, JSON.stringify(trial))
  return () => rm(FILE, { force: true })
}

/** The trial that is running; null where there is none, whatever an earlier one wrote. */
export async function findTrial(): Promise<RunningTrial | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  if (text === null) return null
  const trial = schema.parse(JSON.parse(text))
  const answer = await fetch(`http://localhost:${trial.apiPort}/healthz`).catch(() => null)
  const { instance } = answer?.ok ? ((await answer.json()) as { instance?: string }) : {}
  return instance === trial.instance ? trial : null
}
