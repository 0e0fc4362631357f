import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type Env, spawnNode } from './processes'

/** How to start a Node server of ours. */
export interface ServerSpec {
  /** in messages */
  name: string
  /** of Node */
  args: string[]
  env: Env
  /** URL that responds with 200 and `{instance}`, the PLAZA_INSTANCE of the process */
  health: string
  /** the maximum time to the first healthy response */
  seconds: number
  /** a file descriptor for its output, by default ours */
  log?: number | undefined
}

export interface Server {
  spec: ServerSpec
  process: ChildProcess
  instance: string
}

/** Starts a server that ends with this process. */
export function launch(spec: ServerSpec): Server {
  const instance = randomUUID()
  const env = { ...spec.env, PLAZA_INSTANCE: instance }
  return { spec, instance, process: spawnNode(spec.args, env, spec.log ?? 'inherit') }
}

export function hasEnded({ process: { exitCode, signalCode } }: Server): boolean {
  return exitCode !== null || signalCode !== null
}

/** Waits until this very server is healthy; rejects when it ends before, or times out. */
export async function untilHealthy(server: Server): Promise<void> {
  const { name, health, seconds } = server.spec
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw new Error(`The ${name} ended before it could serve.`)
    if ((await instanceAt(health)) === server.instance) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The ${name} did not answer at ${health} in ${seconds} s.`)
}

async function instanceAt(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    return answer.ok ? ((await answer.json()) as { instance?: unknown }).instance : undefined
  } catch {
    return undefined
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

/** Longer than a server takes that waits for a payment. */
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
