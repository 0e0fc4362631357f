import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createStripeBooks, type StripeBooks, StripeStubError, type StubIntent } from './stripe-books'
import { STRIPE_SCRIPT } from './stripe-script'

const WEBHOOK_SECRET = 'whsec_of_the_tests'
/** `silent`: a change is made and never answered; `lost`: nothing is done nor answered */
export type StripeBehaviour = 'answer' | 'silent' | 'lost' | 'down'

interface StubOptions {
  /** without it no events are sent */
  webhook?: string
}

interface Call {
  method: string
  path: string
  form: Record<string, string>
  key: string | undefined
}

export async function openStripeStub({ webhook }: StubOptions = {}) {
  const state: { behaviour: StripeBehaviour; webhook: string | undefined } = { behaviour: 'answer', webhook }
  const calls: Call[] = []
  /** answers by idempotency key */
  const answered = new Map<string, unknown>()
  const books = createStripeBooks(() => base)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request) text += part
    const url = new URL(request.url ?? '/', base)
    const form = Object.fromEntries(new URLSearchParams(text || url.search))
    const key = request.headers['idempotency-key']?.toString()
    const method = request.method ?? 'GET'
    if (url.pathname === '/stripe.js') return send(response, 200, STRIPE_SCRIPT(base), 'text/javascript')
    if (/^\/(alipay|bank)\//.test(url.pathname)) return payerPage(url, form, method, response)
    if (method === 'OPTIONS') return send(response, 204, '')
    calls.push({ method, path: url.pathname, form, key })
    const { behaviour } = state
    if (behaviour === 'lost') return
    if (behaviour === 'down') return send(response, 503, JSON.stringify({ error: { type: 'api_error' } }))
    try {
      const answer = (key && answered.get(key)) ?? structuredClone(act(books, `${method} ${url.pathname}`, form))
      if (key) answered.set(key, answer)
      if (behaviour !== 'silent' || method === 'GET') send(response, 200, JSON.stringify(answer))
      if (url.pathname.endsWith('/confirm')) await tell(url.pathname.split('/')[3] ?? '')
    } catch (error) {
      if (!(error instanceof StripeStubError)) throw error
      send(response, error.status, JSON.stringify({ error: error.body }))
    }
  }

  /** Alipay's, or that of a card's bank. */
  async function payerPage(url: URL, form: Record<string, string>, method: string, response: ServerResponse) {
    const intent = books.get(url.pathname.split('/')[2] ?? '')
    if (method === 'GET') return send(response, 200, ALIPAY_PAGE, 'text/html')
    books.choose(intent.id, form.choice as 'approve')
    await tell(intent.id)
    response.writeHead(303, { location: `${intent.return_url}?payment_intent=${intent.id}` }).end()
  }

  /** As Stripe sends it, signed. */
  function event(intentId: string, type = 'payment_intent.succeeded', at = new Date()) {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object: objectOf(type, books.get(intentId)) },
    })
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(at.getTime() / 1000),
    })
    return { body, header }
  }
  async function tell(intentId: string): Promise<void> {
    if (!state.webhook) return
    const { status } = books.get(intentId)
    if (status !== 'succeeded' && status !== 'requires_payment_method') return
    const { body, header } = event(
      intentId,
      `payment_intent.${status === 'succeeded' ? 'succeeded' : 'payment_failed'}`,
    )
    const headers = { 'content-type': 'application/json', 'stripe-signature': header }
    await fetch(state.webhook, { method: 'POST', body, headers }).catch(() => null)
  }

  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    base,
    config: {
      secretKey: 'sk_test_stub',
      publishableKey: 'pk_stub',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: base,
      timeoutMs: 1000,
    },
    books,
    calls,
    event,
    behave: (behaviour: StripeBehaviour) => {
      state.behaviour = behaviour
    },
    sendEventsTo: (address: string) => {
      state.webhook = address
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function objectOf(type: string, intent: StubIntent): object {
  if (type.startsWith('payment_intent.')) return { ...intent }
  const [object = ''] = type.split('.')
  return { id: `${object}_1`, object, payment_intent: intent.id }
}

function act(books: StripeBooks, call: string, form: Record<string, string>): unknown {
  const [, id = '', verb] = /^\w+ \/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call) ?? []
  if (call === 'POST /v1/payment_intents') return books.create(form)
  if (verb === 'cancel') return books.cancel(id)
  if (verb === 'confirm' && form.return_url) return books.confirmSaved(id, form.return_url)
  if (verb === 'confirm') {
    return books.confirm(id, form.number ?? '', form.answer as 'approve' | undefined)
  }
  if (id) return books.get(id)
  if (call === 'POST /v1/refunds') return books.refund(form)
  if (call === 'GET /v1/refunds') {
    const data = books.refunds.filter((one) => one.payment_intent === form.payment_intent)
    return { object: 'list', url: '/v1/refunds', has_more: false, data }
  }
  if (call === 'POST /v1/customers') return books.createCustomer()
  const [, customer = '', methods] = / \/v1\/customers\/(\w+)(\/payment_methods)?$/.exec(call) ?? []
  if (methods)
    return { object: 'list', url: `/v1/customers/${customer}`, has_more: false, data: books.methodsOf(customer) }
  if (customer) return books.removeCustomer(customer)
  const [, method] = /^POST \/v1\/payment_methods\/(\w+)\/detach$/.exec(call) ?? []
  if (method) return books.detach(method)
  throw new StripeStubError(404, { type: 'invalid_request_error', code: 'unknown_call' })
}

const ALIPAY_PAGE = `<!doctype html><html lang="en"><title>Alipay</title><h1>Alipay</h1><form method="post">
<button name="choice" value="approve">Pay</button><button name="choice" value="decline">Do not pay</button></form></html>`

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  })
  response.end(body)
}
