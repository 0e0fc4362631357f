import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { readOrGenerate } from '@/backend/platform/persisted-secrets'
import type { RotatingSecret } from '@/lib/env-values'

const stored = z.object({ webhook: z.string().min(16), code: z.string().min(16) })

export interface Secrets {
  /** signs the sandbox provider's events */
  webhook: string
  /** keys the hashes of verification codes, seals contents of messages, and signs webhooks of stores */
  code: RotatingSecret
}

/** Generates missing secrets once, and saves them in the data folder. */
export async function loadSecrets(
  folder: string,
  given: { webhook: string | undefined; code: RotatingSecret | undefined },
): Promise<Secrets> {
  if (given.webhook && given.code) return { webhook: given.webhook, code: given.code }
  const generated = await readOrGenerate(folder, 'api-secrets.json', stored, generate)
  return { webhook: given.webhook ?? generated.webhook, code: given.code ?? [generated.code] }
}

function generate(): z.infer<typeof stored> {
  return { webhook: randomBytes(32).toString('base64url'), code: randomBytes(32).toString('base64url') }
}
