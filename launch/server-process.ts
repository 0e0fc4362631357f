import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { PROGRESS } from '@/lib/telemetry/report-progress'
import { type Env, spawnNode } from './processes'

export interface ServerSpec {
  name: string
  args: string[]
  env: Env
  /** URL that responds with 200 and `{instance}`, the PLAZA_INSTANCE of the process */
  health: string
  /** the maximum time without a healthy response or progress towards the first one */
  seconds: number
  /** what is asked of it once it serves; absent: only that it runs */
  watch?: HealthWatch
  /** a file descriptor for its output, by default ours */
  log?: number | undefined
}

/** How often a server is asked for its health, in ms, and how many missing answers in a row are too many. */
export interface HealthWatch {
  everyMs: number
  misses: number
}

export interface Server {
  spec: ServerSpec
  process: ChildProcess
  instance: string
  /** when it began, or has last reported progress; of `performance.now()` */
  progressAt: number
}

export function launch(spec: ServerSpec): Server {
  const instance = randomUUID()
  const env = { ...spec.env, PLAZA_INSTANCE: instance }
  const child = spawnNode(spec.args, env, spec.log ?? 'inherit')
  const server = { spec, instance, process: child, progressAt: performance.now() }
  child.on('message', (message) => {
    if (message === PROGRESS) server.progressAt = performance.now()
  })
  return server
}

export function hasEnded({ process: { exitCode, signalCode } }: Server): boolean {
  return exitCode !== null || signalCode !== null
}

/**
 * Waits until this very server is healthy; rejects when it ends before, or when it has neither answered nor made progress
 * for its `seconds`. A machine that is busy makes a start long, not wrong.
 */
export async function untilHealthy(server: Server): Promise<void> {
  const { name, health, seconds } = server.spec
  for (;;) {
    if (hasEnded(server)) throw new Error(`The ${name} ended before it could serve.`)
    if (await answers(server, health, 5000)) return
    if (performance.now() - server.progressAt > seconds * 1000) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The ${name} did not answer at ${health}, and made no progress for ${seconds} s.`)
}

/** Whether this very server responds at `url` within `ms`, on a new connection. */
export async function answers({ instance }: Server, url: string, ms: number): Promise<boolean> {
  try {
    // a connection that was kept would answer where no new one is accepted any more
    const headers = { connection: 'close' }
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(ms) })
    return answer.ok && ((await answer.json()) as { instance?: unknown }).instance === instance
  } catch {
    return false
  }
}

/** Starts a server and waits until it is healthy; stops it on failure. */
export async function startServer(spec: ServerSpec): Promise<Server> {
  const server = launch(spec)
  try {
    await untilHealthy(server)
  } catch (error) {
    await end(server)
    throw error
  }
  return server
}

/** A server that waits for a payment takes less. */
const KILL_MS = 75_000

/** Stops a server and waits for it; kills one that does not end. */
export async function end(server: Server): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  const timer = setTimeout(() => server.process.kill('SIGKILL'), KILL_MS)
  server.process.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}
