import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import type { TestAnswer, Tokens } from './test-app'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** One file starts in half the time; inside the repository, so that its packages are found. */
async function bundleServer() {
  const folder = path.join(ROOT, 'node_modules/.cache', `plaza-crash-${process.pid}`)
  const file = path.join(folder, 'server.mjs')
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: [path.join(ROOT, 'backend/server.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    define: { 'import.meta.dirname': JSON.stringify(path.join(ROOT, 'backend/platform/db')) },
  })
  return { file, remove: () => rm(folder, { recursive: true, force: true }) }
}

export async function createApiProcess(env: Record<string, string>) {
  const server = await bundleServer()
  const port = await freePort()
  let api: ChildProcess | undefined
  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!api || api.exitCode !== null || api.signalCode !== null) return
    const ended = once(api, 'exit')
    api.kill(signal)
    await ended
  }
  function post(address: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${port}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  }
  return {
    async start(): Promise<void> {
      api = spawn(process.execPath, [server.file], {
        stdio: 'ignore',
        env: {
          ...process.env,
          PLAZA_MODE: 'production',
          PAYMENT_PROVIDERS: 'test',
          API_PUBLIC_URL: `http://127.0.0.1:${port}`,
          STOREFRONT_ORIGINS: 'http://localhost:3000',
          // nobody listens there: a mail server that is down delays nothing
          SMTP_URL: 'smtp://127.0.0.1:1',
          MAIL_FROM: 'orders@plaza.example',
          API_PORT: `${port}`,
          PLAZA_DATA_DIR: path.dirname(server.file),
          DATABASE_URL: '',
          WEBHOOK_SECRET: 'webhook-secret-of-the-tests',
          CODE_SECRET: 'code-secret-of-the-tests',
          LOG_LEVEL: 'silent',
          ...env,
        },
      })
      for (let tries = 0; tries < 1200; tries++) {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
        if (answer?.ok) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('the API did not start')
    },
    stop,
    async remove(): Promise<void> {
      await stop('SIGKILL')
      await server.remove()
    },
    async call(tokens: Tokens, address: string, data: object): Promise<TestAnswer> {
      const body = JSON.stringify({ ...tokens, path: address, method: 'POST', data: { data } })
      return (await (await post('/api/execute', body)).json()) as TestAnswer
    },
    post,
  }
}

export type ApiProcess = Awaited<ReturnType<typeof createApiProcess>>
