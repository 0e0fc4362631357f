import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { defineJob } from '@/backend/platform/jobs/job'
import { LoggableError } from '@/lib/telemetry/loggable-error'

/** Alerts people to a refund that they have to pay out. */
export const REPORT_UNCLAIMED = defineJob({
  kind: 'report_unclaimed',
  payload: z.object({ refundId: z.string() }),
  lane: 'others',
  async run({ logger }: Pick<Deps, 'logger'>, { refundId }) {
    const error = new LoggableError('a refund of gift card or points waits for people: its payer has no account')
    logger.error({ refund: refundId }, 'payment alarm', error)
  },
})
