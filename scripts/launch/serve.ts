import { untilNpmEnds } from './npm-parent'
import type { ServerSpec } from './server'
import { createSupervisor } from './supervisor'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Prepares, starts servers one after another, says that all are healthy, and keeps them running until a signal or the
 * end of npm. Answers the exit code: 0 when asked to end, else 1 after a sentence. Nothing is left running either way.
 */
export async function serve(prepare: (signal: AbortSignal) => Promise<ServerSpec[]>, ready: string): Promise<number> {
  const ending = new AbortController()
  const supervisor = createSupervisor(say)
  const work = async () => {
    for (const spec of await prepare(ending.signal)) {
      ending.signal.throwIfAborted()
      await supervisor.start(spec)
    }
    say(ready)
    await supervisor.failure
  }
  const code = await Promise.race([untilAsked(), work()]).then(
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

/** Until somebody wants us to end; later signals change nothing. */
function untilAsked(): Promise<unknown> {
  const signals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map(
    (signal) => new Promise((resolve) => process.on(signal, resolve)),
  )
  return Promise.race([...signals, untilNpmEnds()])
}
