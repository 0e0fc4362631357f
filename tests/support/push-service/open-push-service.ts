import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** For localhost only, and nobody's but the tests'. */
export const CERTIFICATE = path.join(import.meta.dirname, 'certificate.pem')
const KEY = path.join(import.meta.dirname, 'key.pem')

interface Delivery {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Answers 201, or as a test tells it. */
export async function openPushService(port = 0) {
  const deliveries: Delivery[] = []
  const state = { answer: 201 }
  const server = createServer(
    { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) },
    async (request, response) => {
      deliveries.push({ path: request.url ?? '', headers: request.headers, body: await bodyOf(request) })
      // silence, until the sender gives up
      if (state.answer === 0) return
      response.writeHead(state.answer).end()
    },
  )
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    host,
    endpoint: (name: string) => `https://${host}/${name}`,
    deliveries,
    /** 0: with nothing at all */
    answerWith: (status: number) => {
      state.answer = status
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
