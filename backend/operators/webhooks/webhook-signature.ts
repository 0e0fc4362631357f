import { createHmac } from 'node:crypto'

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`, with another `v1` during a rotation */
export const WEBHOOK_SIGNATURE_HEADER = 'plaza-signature'

/** A store's secret follows from the API's: none is stored, and the next version is another one. */
export function webhookSecret(codeSecret: string, { gid, version }: { gid: number; version: number }): string {
  return createHmac('sha256', codeSecret).update(`webhook of store ${gid}, version ${version}`).digest('base64url')
}

/** By each of a store's secrets: it knows one of them. */
export function signWebhook(secrets: readonly string[], body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const macs = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...macs.map((mac) => `v1=${mac}`)].join(',')
}
