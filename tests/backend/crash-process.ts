import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { TestAnswer, Tokens } from './test-app'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The API as a process that can be started, killed and started again on the same port. */
export async function createApiProcess(command: string[], env: Record<string, string>) {
  const port = await freePort()
  let api: ChildProcess | undefined
  return {
    async start(): Promise<void> {
      api = spawn(process.execPath, command, {
        stdio: 'ignore',
        env: {
          ...process.env,
          PLAZA_MODE: 'production',
          API_PORT: `${port}`,
          DATABASE_URL: '',
          WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
          CODE_SECRET: 'code-secret-of-the-tests',
          LOG_LEVEL: 'silent',
          ...env,
        },
      })
      for (let tries = 0; tries < 600; tries++) {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
        if (answer?.ok) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('the API did not start')
    },
    async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      if (!api || api.exitCode !== null || api.signalCode !== null) return
      const ended = once(api, 'exit')
      api.kill(signal)
      await ended
    },
    async call(tokens: Tokens, address: string, data: object): Promise<TestAnswer> {
      const answer = await fetch(`http://127.0.0.1:${port}/api/execute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...tokens, path: address, method: 'POST', data: { data } }),
      })
      return (await answer.json()) as TestAnswer
    },
  }
}

export type ApiProcess = Awaited<ReturnType<typeof createApiProcess>>
