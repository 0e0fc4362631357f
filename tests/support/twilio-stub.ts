import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface TwilioAnswer {
  status: number
  body: object
}

const QUEUED: TwilioAnswer = { status: 201, body: { sid: 'SM1', status: 'queued' } }
/** As documented by Twilio: code and HTTP status. */
export const TWILIO_ERRORS = {
  optedOut: { status: 400, body: { code: 21610, message: 'Attempt to send to unsubscribed recipient', status: 400 } },
  invalidNumber: { status: 400, body: { code: 21211, message: "Invalid 'To' Phone Number", status: 400 } },
  tooMany: { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } },
  badLogin: { status: 401, body: { code: 20003, message: 'Authenticate', status: 401 } },
  outage: { status: 503, body: {} },
} satisfies Record<string, TwilioAnswer>

/** An answer of null is never sent. */
export async function openTwilioStub() {
  const requests: { path: string; authorization: string; form: Record<string, string> }[] = []
  const state: { answer: TwilioAnswer | null | 'hang up' } = { answer: QUEUED }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { url = '', headers } = request
    const form = Object.fromEntries(new URLSearchParams(text))
    requests.push({ path: url, authorization: headers.authorization ?? '', form })
    if (state.answer === 'hang up') request.socket.destroy()
    else if (state.answer) {
      response.writeHead(state.answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(state.answer.body))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** as in TWILIO_API_BASE */
    base: `http://127.0.0.1:${port}`,
    requests,
    answer: (answer: TwilioAnswer | null | 'hang up' = QUEUED) => {
      state.answer = answer
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
