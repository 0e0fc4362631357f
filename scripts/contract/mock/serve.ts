import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { SECRET } from './customers'
import type { CallAnswer } from './open-shop'

type Answer = (method: string, address: string, body: unknown, token?: string) => CallAnswer
/** Answers what is no call of the contract; false for what it does not know. */
type Other = (address: string, response: ServerResponse) => boolean

/** Serves a shop on this machine: signed calls too, and RC 400 to what cannot be read. Port 0 is a free one. */
export async function serve(answer: Answer, port: number, other: Other) {
  const server = createServer(async (request, response) => {
    const address = request.url ?? ''
    if (other(address, response)) return
    const json = await read(request).catch((): CallAnswer => ({ RC: 400 }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  async function read(request: IncomingMessage): Promise<CallAnswer> {
    const address = request.url ?? ''
    const body = await readJson(request)
    if (address !== EXECUTE_PATH) return answer(request.method ?? '', address, body)
    return answer(body.method, body.path, body.data, body.secret === SECRET ? body.token : '')
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readJson(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}
