import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ApiGate {
  url: string
  /** open: as the real API; shut: connections are refused; silent: taken and never answered */
  set: (state: 'open' | 'shut' | 'silent') => void
  /** the shopper's addresses that arrived, as forwarded */
  addresses: (string | undefined)[]
  close: () => Promise<void>
}

/** Stands between a storefront and the real API, to take it away. */
export async function openGate(): Promise<ApiGate> {
  let state: 'open' | 'shut' | 'silent' = 'open'
  const addresses: (string | undefined)[] = []
  const server = http.createServer((request, response) => {
    addresses.push(request.headers['x-forwarded-for']?.toString())
    if (state === 'shut') return void request.socket.destroy()
    if (state === 'silent') return
    const upstream = http.request(
      `${process.env.API_URL}${request.url}`,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    upstream.on('error', () => request.socket.destroy())
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      state = next
    },
    addresses,
    close,
  }
}
