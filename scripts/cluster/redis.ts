import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@/scripts/launch/free-port'

export interface TemporaryRedis {
  url: string
  /** Ends it without a warning to its clients. */
  kill: () => Promise<void>
  /** Starts it again without data. */
  start: () => Promise<void>
}

/** Starts Redis in memory on a free port. Throws if it is not installed. */
export async function startRedis(): Promise<TemporaryRedis> {
  const port = await freePort()
  let server: ChildProcess
  async function start(): Promise<void> {
    const settings = ['--bind', '127.0.0.1', '--save', '', '--maxmemory', '256mb', '--maxmemory-policy', 'allkeys-lru']
    server = spawn('redis-server', ['--port', `${port}`, ...settings], { stdio: 'ignore' })
    await once(server, 'spawn').catch(() => {
      throw new Error('Redis is not installed: apt-get install redis-server')
    })
    while (!(await isListening(port))) await wait(50)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
