import type { ServerSpec } from './server-process'
import { createSupervisor } from './supervisor'

const log = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Prepares, starts servers one after another, reports when all are healthy, and keeps them running until a signal,
 * to us or to npm. Returns the exit code: 0 when stopped, else 1 after an error message. No process is left running
 * either way.
 */
export async function serve(prepare: (signal: AbortSignal) => Promise<ServerSpec[]>, ready: string): Promise<number> {
  const ending = new AbortController()
  const supervisor = createSupervisor(log)
  const work = async () => {
    for (const spec of await prepare(ending.signal)) {
      ending.signal.throwIfAborted()
      await supervisor.start(spec)
    }
    log(ready)
    await supervisor.failure
  }
  const code = await Promise.race([waitForSignal(), work()]).then(
    () => 0,
    (error: Error) => {
      process.stderr.write(`\n${error.message}\n`)
      return 1
    },
  )
  ending.abort()
  await supervisor.stop()
  return code
}

/** Resolves when we are asked to stop; later signals have no effect. */
function waitForSignal(): Promise<unknown> {
  const signals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(
    (signal) => new Promise((resolve) => process.on(signal, resolve)),
  )
  return Promise.race([...signals, untilParentChanges()])
}

/** npm passes a signal on to its shell, and that shell to nobody. Under another parent than npm's shell, never. */
function untilParentChanges(): Promise<void> {
  const parent = process.ppid
  return new Promise((resolve) => {
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && resolve(), 500).unref()
  })
}
