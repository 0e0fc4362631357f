import { createHmac } from 'node:crypto'
import { expect } from 'playwright/test'
import type { Storefront } from './storefront'

/** Sends the API's signed notice that something changed. */
export async function purge(
  { url, purgeSecret }: Pick<Storefront, 'url' | 'purgeSecret'>,
  tags = ['catalogue'],
): Promise<void> {
  const body = JSON.stringify({ tags, at: Date.now() })
  const signature = createHmac('sha256', purgeSecret).update(body).digest('hex')
  const answer = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-plaza-signature': signature, 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(200)
}
