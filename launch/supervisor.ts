import { end, hasEnded, launch, type Server, type ServerSpec, untilHealthy } from './server-process'
import { untilSilent } from './watch-health'

const MAX_ENDS = 5
const WITHIN_MS = 60_000
const FIRST_WAIT_MS = 250
/** How long it is remembered that a server was silent, and how much patience that earns it at most. */
const SILENCE_MS = 3600_000
const MAX_PATIENCE = 16

export interface Supervisor {
  /**
   * Starts a server and waits until it is healthy; rejects when that fails. After that it is restarted whenever it
   * ends, and ended where it runs but no longer answers.
   */
  start: (spec: ServerSpec) => Promise<void>
  /** Throws when none was started. */
  find: (name: string) => Server
  /** rejects once a server has ended five times within a minute */
  failure: Promise<never>
  stop: () => Promise<void>
}

/** ms */
interface Past {
  ends: number[]
  silences: number[]
}

/**
 * Supervises servers: one that ends is restarted with exponential backoff, one that is silent after twice as long each
 * time within an hour. `log` logs a line for each.
 */
export function createSupervisor(log: (line: string) => void): Supervisor {
  const servers = new Map<string, Server>()
  let stopped = false
  let fail: (error: Error) => void = () => undefined
  const failure = new Promise<never>((_, reject) => {
    fail = reject
  })
  // prevents an unhandled rejection without a listener
  failure.catch(() => undefined)

  function add(spec: ServerSpec): Server {
    const server = launch(spec)
    servers.set(spec.name, server)
    return server
  }

  function keep(server: Server, past: Past): void {
    if (hasEnded(server)) {
      restart(server, past)
      return
    }
    const known = { ...past, silences: past.silences.filter((at) => Date.now() - at < SILENCE_MS) }
    server.process.once('exit', () => restart(server, known))
    const patience = Math.min(2 ** known.silences.length, MAX_PATIENCE)
    const silence = untilHealthy(server).then(
      () => untilSilent(server, patience),
      () => undefined,
    )
    void silence.then(() => endSilent(server, known))
  }

  async function endSilent(server: Server, { silences }: Past): Promise<void> {
    if (stopped || hasEnded(server)) return
    silences.push(Date.now())
    log(`The ${server.spec.name} runs but does not answer, and is ended.`)
    await end(server)
  }

  function restart({ spec, process: { exitCode, signalCode } }: Server, { ends: earlier, silences }: Past): void {
    if (stopped) return
    const now = Date.now()
    const ends = [...earlier.filter((at) => now - at < WITHIN_MS), now]
    const what = `The ${spec.name} ended (${signalCode ?? exitCode})`
    if (ends.length >= MAX_ENDS) {
      fail(new Error(`${what} for the ${MAX_ENDS}th time within a minute.`))
      return
    }
    const wait = FIRST_WAIT_MS * 2 ** (ends.length - 1)
    log(`${what} and is started again in ${wait / 1000} s.`)
    setTimeout(() => {
      if (!stopped) keep(add(spec), { ends, silences })
    }, wait)
  }

  return {
    failure,
    find(name) {
      const server = servers.get(name)
      if (!server) throw new Error(`no server is called ${name}`)
      return server
    },
    async start(spec) {
      const server = add(spec)
      await untilHealthy(server)
      keep(server, { ends: [], silences: [] })
    },
    async stop() {
      stopped = true
      await Promise.all([...servers.values()].map(end))
    },
  }
}
