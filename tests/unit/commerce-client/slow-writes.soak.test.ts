import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Received, serveFakeApi } from '@/tests/support/fake-api'
import { loadRemoteCalls } from '@/tests/support/remote-calls'

const api = await serveFakeApi()
const calls = await loadRemoteCalls()
/** Longer than one try of a read, and within the deadline of a write. */
const SLOW_MS = 6500

const WRITES = [
  ...['updateProfile', 'updateEmail', 'confirmEmail', 'deleteAccount', 'removeSavedCard', 'updatePhone'],
  ...['changePassword', 'resetPasswordByText', 'mailPasswordReset', 'resetPasswordByLink', 'changeBookmark'],
  ...['sendContactMessage', 'saveAddress', 'setDefaultAddress', 'deleteAddress', 'takeBackGiftCard', 'sendCode'],
  ...['transferGiftCard', 'cancelOrder', 'commentOnOrder', 'reviewOrder', 'registerDevice'],
]

test(`each of ${WRITES.length} writes that is answered after ${SLOW_MS} ms is done`, async () => {
  const isRead = ({ body }: Received) => (body as { method?: string }).method === 'GET'
  api.answerWith(async (received: Received) => {
    if (!isRead(received)) await wait(SLOW_MS)
    return { RC: 200 }
  })
  const outcomes = await Promise.all(WRITES.map(async (name) => [name, await calls[name]?.()] as const))
  expect(outcomes.filter(([, outcome]) => !(outcome as { ok: boolean }).ok)).toEqual([])
}, 30_000)
