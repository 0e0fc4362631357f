import { randomUUID } from 'node:crypto'
import type { Visitor } from './screens'

export interface Cookie {
  name: string
  value: string
  url: string
}

async function logIn(base: string, path: string, body: unknown): Promise<Cookie[]> {
  const headers = { 'content-type': 'application/json', origin: base }
  const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.headers.getSetCookie().map((text) => {
    const [pair = ''] = text.split(';')
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base }
  })
}

export async function openSessions(base: string): Promise<Record<Visitor, Cookie[]>> {
  const newcomer = { email: `${randomUUID()}@shopper.test`, password: 'shopper-one' }
  const demo = { mode: 'account', email: 'demo@plaza.test', password: 'plaza-demo' }
  return {
    anyone: [],
    customer: await logIn(base, '/api/session', demo),
    newcomer: await logIn(base, '/api/session/register', newcomer),
  }
}
