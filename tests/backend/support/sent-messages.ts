import { expect } from 'vitest'
import type { TestApp } from './test-app'

export interface SentMessage {
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  body: string
}

/** Newest first. */
export async function sentMessages({ app }: TestApp): Promise<SentMessage[]> {
  const answer = await app.request('/dev/outbox', { headers: { accept: 'application/json' } })
  return ((await answer.json()) as { messages: SentMessage[] }).messages
}

export async function lastMessage(api: TestApp): Promise<string> {
  return (await sentMessages(api))[0]?.body ?? ''
}

export async function textedCode(api: TestApp, phone: string): Promise<string> {
  expect((await api.post('/api/rest/v7/vcd', { phone, action: 3, country_code: 'CA' })).RC).toBe(200)
  return /\d{6}/.exec(await lastMessage(api))?.[0] ?? ''
}
