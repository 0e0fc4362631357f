import { end, hasEnded, launch, type Server, type ServerSpec, untilHealthy } from './server'

const MAX_ENDS = 5
const WITHIN_MS = 60_000
const FIRST_WAIT_MS = 250

export interface Supervisor {
  /**
   * Starts a server and waits until it is healthy; rejects when that fails. After that it is restarted whenever it
   * ends.
   */
  start: (spec: ServerSpec) => Promise<void>
  /** The process that runs under this name now. Throws when none was started. */
  find: (name: string) => Server
  /** rejects once a server has ended five times within a minute */
  failure: Promise<never>
  /** Stops every server and waits for them. */
  stop: () => Promise<void>
}

/** Supervises servers: one that ends is restarted with exponential backoff. `say` logs a line for each. */
export function createSupervisor(say: (line: string) => void): Supervisor {
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

  function keep(server: Server, earlierEnds: number[]): void {
    if (hasEnded(server)) restart(server, earlierEnds)
    else server.process.once('exit', () => restart(server, earlierEnds))
  }

  function restart({ spec, process: { exitCode, signalCode } }: Server, earlierEnds: number[]): void {
    if (stopped) return
    const now = Date.now()
    const ends = [...earlierEnds.filter((at) => now - at < WITHIN_MS), now]
    const what = `The ${spec.name} ended (${signalCode ?? exitCode})`
    if (ends.length >= MAX_ENDS) {
      fail(new Error(`${what} for the ${MAX_ENDS}th time within a minute.`))
      return
    }
    const wait = FIRST_WAIT_MS * 2 ** (ends.length - 1)
    say(`${what} and is started again in ${wait / 1000} s.`)
    setTimeout(() => {
      if (!stopped) keep(add(spec), ends)
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
      keep(server, [])
    },
    async stop() {
      stopped = true
      await Promise.all([...servers.values()].map(end))
    },
  }
}
