import { eq, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { CommandContext } from '@/backend/operators/command-context'
import { recordChange } from '@/backend/operators/record-change'
import { CommandError } from '@/backend/platform/errors/command-error'
import { webhookSecret } from './webhook-signature'

/** The line that tells with what the posts to a store are signed; from now on with another one if it is renewed. */
export async function tellWebhookSecret(context: CommandContext, key: string, isRenewed: boolean): Promise<string> {
  // read first: what is renewed must be told
  const codeSecret = await context.codeSecret()
  const columns = { gid: stores.gid, version: stores.webhookVersion }
  const isMeant = eq(stores.urlKey, key)
  const renewed = { webhookVersion: sql`${stores.webhookVersion} + 1` }
  const act = { act: 'stores.webhook', subject: key, detail: isRenewed ? 'renewed' : 'told' }
  const [store] = await recordChange(
    context,
    act,
    (tx) =>
      isRenewed
        ? tx.update(stores).set(renewed).where(isMeant).returning(columns)
        : tx.select(columns).from(stores).where(isMeant),
    (found) => found.length > 0,
  )
  if (!store) throw new CommandError(`${key}: no such store`)
  return `${key}: ${webhookSecret(codeSecret, store)}`
}
