import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { recordChange } from '@/backend/operators/access/audit-log'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { webhookSecret } from '@/backend/operators/webhooks/send-webhook'
import { CommandError } from '@/backend/platform/errors/command-error'

/** Returns the line with the secret that signs a store's webhooks, after rotating it if `isRenewed`. */
export async function showWebhookSecret(context: CommandContext, key: string, isRenewed: boolean): Promise<string> {
  // read first, since a failure after the rotation would hide the new secret
  const codeSecret = await context.codeSecret()
  const columns = { gid: stores.gid, version: stores.webhookVersion }
  const hasKey = eq(stores.urlKey, key)
  const renewed = { webhookVersion: sql`${stores.webhookVersion} + 1` }
  const act = { act: 'stores.webhook', subject: key, detail: isRenewed ? 'renewed' : 'told' }
  const [store] = await recordChange(
    context,
    act,
    (tx) =>
      isRenewed
        ? tx.update(stores).set(renewed).where(hasKey).returning(columns)
        : tx.select(columns).from(stores).where(hasKey),
    (found) => found.length > 0,
  )
  if (!store) throw new CommandError(`${key}: no such store`)
  return `${key}: ${webhookSecret(codeSecret, store)}`
}

const hours = z.coerce.number().int().min(1).max(720)

/** Sets after how many hours, up to 720, from the promised time an accepted order completes itself, or `never`. */
export async function setCompletion(context: CommandContext, key: string, words: string): Promise<string[]> {
  const given = words === 'never' ? null : hours.safeParse(words || undefined).data
  if (given === undefined) throw new CommandError('stores completes-after <key> 1 to 720 hours, or never')
  const act = { act: 'stores.completes-after', subject: key, detail: `${given ?? 'never'}` }
  const changed = await recordChange(
    context,
    act,
    (tx) =>
      tx.update(stores).set({ completesAfter: given }).where(eq(stores.urlKey, key)).returning({ gid: stores.gid }),
    (rows) => rows.length > 0,
  )
  if (changed.length === 0) throw new CommandError(`${key}: no such store`)
  const when =
    given === null ? 'never complete themselves' : `complete themselves ${given} hours after the promised time`
  return [`${key}: accepted orders ${when}`]
}
