import { z } from 'zod'
import { defineJob } from '@/backend/platform/jobs/job'
import { SIGNATURE_HEADER, signEvent, WEBHOOK_PATH } from './sandbox-events'

export const SANDBOX_EVENT = defineJob('sandbox_event', z.object({ event: z.string() }))

const TIMEOUT_MS = 5000

interface Sender {
  config: { publicUrl: string; secrets: { webhook: string } }
  now: () => Date
  fetch: typeof fetch
}

/** Throws when the webhook does not accept it. */
export async function sendSandboxEvent({ config, now, fetch }: Sender, body: string): Promise<void> {
  const response = await fetch(`${config.publicUrl}${WEBHOOK_PATH}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signEvent(body, config.secrets.webhook, now()),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}
