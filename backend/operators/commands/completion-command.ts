import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import type { CommandContext } from '@/backend/operators/command-context'
import { recordChange } from '@/backend/operators/record-change'
import { CommandError } from '@/backend/platform/errors/command-error'

/** A month at most. */
const hours = z.coerce.number().int().min(1).max(720)

/** When an accepted order of the store completes itself: hours after the promised time, or never. */
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
