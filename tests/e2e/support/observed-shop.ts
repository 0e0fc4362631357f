import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { freePort } from '@/scripts/launch/free-port'
import { openApi } from '@/scripts/launch/preview'
import { inAll, makeStore } from '@/tests/backend/support/factories'
import { openCollector } from '@/tests/support/telemetry/open-collector'
import { startSecond } from './storefront'

export const GID = 7002

async function fillDatabase(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({ folder })
  await makeStore(db, { gid: GID, kind: 1, name: inAll('Harbour Tea') })
  await close()
}

export async function openObservedShop() {
  const collector = await openCollector()
  const telemetry = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ERROR_REPORT_URL: `${collector.url}/errors`,
    LOG_LEVEL: 'info',
  }
  const shared = { PLAZA_MODE: 'production', PURGE_SECRET: randomBytes(32).toString('hex'), ...telemetry }
  const port = await freePort()
  const api = await openApi(
    'observed',
    {
      ...shared,
      NODE_ENV: 'test',
      PAYMENT_PROVIDERS: 'test',
      CODE_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Plaza <orders@plaza.example>',
      STOREFRONT_ORIGINS: `http://localhost:${port}`,
    },
    fillDatabase,
  )
  const gate = await openGarblingGate(api.base)
  const shop = await startSecond(
    { ...shared, SHARED_HOSTS: 'localhost', COMMERCE_API_URL: gate.url, DRAIN_SECONDS: '4' },
    port,
  )
  const close = async () => {
    await shop.stop()
    await api.close()
    await Promise.all([gate.close(), collector.close()])
  }
  return { url: shop.url, pid: shop.pid, api: api.base, collector, gate, logs: readLogs, close }
}

async function readLogs(): Promise<{ text: string; lines: Record<string, unknown>[] }> {
  const texts = await Promise.all(['observed', 'second'].map((name) => readFile(`.reports/${name}.log`, 'utf8')))
  const text = texts.join('\n')
  return {
    text,
    lines: text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
  }
}

async function openGarblingGate(api: string) {
  const gate = { url: '', isGarbling: false, close: async () => undefined as unknown }
  const server = http.createServer((request, response) => {
    if (gate.isGarbling) return void response.end('<html>')
    const { method, headers } = request
    const upstream = http.request(`${api}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => request.socket.destroy())
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gate.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gate.close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return gate
}
