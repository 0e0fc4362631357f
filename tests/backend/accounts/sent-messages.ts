import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { outbox } from '@/backend/db/schema/payments'
import type { TestApp } from '@/tests/backend/support/test-app'

/** The text of the newest mail or text message. */
export async function lastMessage({ db }: TestApp): Promise<string> {
  const [sent] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  return sent?.body ?? ''
}

/** Asks for a code and reads it from the message. */
export async function textedCode(api: TestApp, phone: string): Promise<string> {
  expect((await api.post('/api/rest/v7/vcd', { phone, action: 3, country_code: 'CA' })).RC).toBe(200)
  return /\d{6}/.exec(await lastMessage(api))?.[0] ?? ''
}
