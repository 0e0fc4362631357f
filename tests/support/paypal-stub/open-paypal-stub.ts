import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPaypalBooks, type PaypalBooks, PaypalStubError } from './paypal-books'
import { PAYPAL_SCRIPT } from './paypal-script'

/** `silent`: a change is made and never answered; `lost`: nothing is done nor answered */
export type PaypalBehaviour = 'answer' | 'silent' | 'lost' | 'down'

const WEBHOOK_ID = 'WH-1'
const SIGNATURE = 'signed-by-paypal'

export async function openPaypalStub() {
  const state: { behaviour: PaypalBehaviour } = { behaviour: 'answer' }
  const books = createPaypalBooks()
  /** answers by PayPal-Request-Id */
  const answered = new Map<string, unknown>()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request) text += part
    const { method = 'GET', url = '/', headers } = request
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/sdk/js') return send(response, 200, PAYPAL_SCRIPT(base), 'text/javascript')
    if (method === 'OPTIONS') return send(response, 204, '')
    const approved = /^\/approve\/([\w-]+)\/(\w+)$/.exec(pathname)
    if (approved) {
      books.approve(approved[1] ?? '', approved[2] === 'poor')
      return send(response, 200, '{}')
    }
    if (pathname === '/v1/oauth2/token') {
      return send(response, 200, JSON.stringify({ access_token: 'token', expires_in: 32_400 }))
    }
    if (state.behaviour === 'lost') return
    if (state.behaviour === 'down') return send(response, 503, '{"name":"SERVICE_UNAVAILABLE"}')
    try {
      const key = headers['paypal-request-id']?.toString()
      const answer = (key && answered.get(key)) ?? structuredClone(act(books, `${method} ${pathname}`, text))
      if (key) answered.set(key, answer)
      if (state.behaviour !== 'silent' || method === 'GET') send(response, 200, JSON.stringify(answer))
    } catch (error) {
      if (!(error instanceof PaypalStubError)) throw error
      send(response, 422, JSON.stringify({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: error.issue }] }))
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    base,
    config: { clientId: 'client-1', clientSecret: 'secret', webhookId: WEBHOOK_ID, apiBase: base, timeoutMs: 1000 },
    books,
    event: (orderId: string, event_type = 'PAYMENT.CAPTURE.COMPLETED') => {
      const related_ids = { order_id: orderId }
      const capture = `${base}/v2/payments/captures/${books.captureOf(books.get(orderId))?.id}`
      const resources: Record<string, object> = {
        'CHECKOUT.ORDER': { id: orderId },
        // a refund, which names its capture only
        'PAYMENT.CAPTURE.REFUNDED': { id: 'refund', links: [{ rel: 'up', href: capture }] },
      }
      const resource = resources[event_type] ??
        resources[event_type.split('.').slice(0, 2).join('.')] ?? { id: 'capture', supplementary_data: { related_ids } }
      const headers = {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${base}/cert`,
        'paypal-transmission-id': 'transmission-1',
        'paypal-transmission-sig': SIGNATURE,
        'paypal-transmission-time': new Date().toISOString(),
      }
      return { body: JSON.stringify({ id: 'WH-EVENT-1', event_type, resource }), headers }
    },
    behave: (behaviour: PaypalBehaviour) => {
      state.behaviour = behaviour
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function act(books: PaypalBooks, call: string, text: string): unknown {
  const body = text ? JSON.parse(text) : {}
  const [, order = '', verb] = /^\w+ \/v2\/checkout\/orders\/([\w-]+)(?:\/(\w+))?$/.exec(call) ?? []
  if (call === 'POST /v2/checkout/orders') return books.create(body)
  if (verb === 'capture') return books.capture(order)
  if (order) return books.get(order)
  const [, captured] = /^POST \/v2\/payments\/captures\/([\w-]+)\/refund$/.exec(call) ?? []
  if (captured) return books.refund(captured, body.amount.value, body.custom_id)
  const [, capture] = /^GET \/v2\/payments\/captures\/([\w-]+)$/.exec(call) ?? []
  if (capture) return books.findCapture(capture)
  const [, refund] = /^GET \/v2\/payments\/refunds\/([\w-]+)$/.exec(call) ?? []
  if (refund) return books.refunds.find(({ id }) => id === refund)
  if (call === 'POST /v1/notifications/verify-webhook-signature') {
    const isGenuine = body.transmission_sig === SIGNATURE && body.webhook_id === WEBHOOK_ID
    return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }
  }
  throw new PaypalStubError('UNKNOWN_CALL')
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' })
  response.end(status === 204 ? undefined : body)
}
