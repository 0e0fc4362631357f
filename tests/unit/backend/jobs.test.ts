import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOBS, SENDING_LANES } from '@/backend/app/worker/jobs'

test('jobs keep their kinds, by which an upgrade finds those that wait', () => {
  expect(Object.fromEntries(Object.values(JOBS).map(({ kind, lane }) => [kind, lane]))).toEqual({
    send_notice: 'mails',
    send_text: 'others',
    send_push: 'pushes',
    catalogue_changed: 'purges',
    post_webhook: 'webhooks',
    chase_acceptance: 'others',
    deliver_gift_cards: 'others',
    forget_cards: 'others',
    report_unclaimed: 'others',
    sandbox_event: 'others',
    answer_comment: 'others',
  })
})

test('jobs that call servers which may be slow have lanes of their own', () => {
  expect([...SENDING_LANES].sort()).toEqual(['mails', 'purges', 'pushes', 'webhooks'])
})

test('a stored payload is parsed before the job runs', async () => {
  for (const job of Object.values(JOBS)) expect(() => job.run({} as never, { unheardOf: 1 }), job.kind).toThrow()
})

test('alerts name kinds that exist', () => {
  const kinds = [...readFileSync('docs/alerts.yaml', 'utf8').matchAll(/kind!?[=~]+"([^"]*)"/g)]
  expect(kinds.length).toBeGreaterThan(0)
  for (const [, named = ''] of kinds) expect(Object.keys(JOBS)).toEqual(expect.arrayContaining(named.split('|')))
})
