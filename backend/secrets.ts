import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const stored = z.object({ webhook: z.string().min(16), code: z.string().min(16) })

/** `webhook` signs the sandbox provider's events, `code` keys the hashes of verification codes. */
export type Secrets = z.infer<typeof stored>

/** Returns the given secrets; a missing one is generated once and saved in the data folder. */
export async function loadSecrets(
  folder: string,
  given: { webhook: string | undefined; code: string | undefined },
): Promise<Secrets> {
  if (given.webhook && given.code) return { webhook: given.webhook, code: given.code }
  const generated = await readOrCreate(folder)
  return { webhook: given.webhook ?? generated.webhook, code: given.code ?? generated.code }
}

async function readOrCreate(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'api-secrets.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text !== null) return stored.parse(JSON.parse(text))
  const generated = { webhook: randomBytes(32).toString('base64url'), code: randomBytes(32).toString('base64url') }
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(generated), { mode: 0o600 })
  return generated
}
