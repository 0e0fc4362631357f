import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { readOrGenerate } from './persisted-secrets'

const stored = z.object({ webhook: z.string().min(16), code: z.string().min(16) })

/** `webhook` signs the sandbox provider's events, `code` keys the hashes of verification codes. */
export type Secrets = z.infer<typeof stored>

/** A missing one is generated once and saved in the data folder. */
export async function loadSecrets(
  folder: string,
  given: { webhook: string | undefined; code: string | undefined },
): Promise<Secrets> {
  if (given.webhook && given.code) return { webhook: given.webhook, code: given.code }
  const generated = await readOrGenerate(folder, 'api-secrets.json', stored, generate)
  return { webhook: given.webhook ?? generated.webhook, code: given.code ?? generated.code }
}

function generate(): Secrets {
  return { webhook: randomBytes(32).toString('base64url'), code: randomBytes(32).toString('base64url') }
}
