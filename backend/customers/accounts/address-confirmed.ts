import { z } from 'zod'
import { defineJob } from '@/backend/platform/jobs/job'
import { LANGUAGES } from '@/lib/domain/languages/languages'

/** An account's address was proved: what waits for it is delivered. */
export const ADDRESS_CONFIRMED = defineJob(
  'deliver_gift_cards',
  z.object({ customerId: z.number(), language: z.enum(LANGUAGES) }),
)
