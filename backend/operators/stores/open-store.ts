import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { stores } from '@/backend/catalogue/schema/stores'
import { storeKey } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { lockStore } from './lock-store'

export const openStore = defineStoreState('open', 'Ends the closure of a store, which has its hours again.')
export const closeStore = defineStoreState('close', 'Closes a store until it is opened: it takes no orders.')

function defineStoreState(act: 'open' | 'close', about: string) {
  const isOpen = act === 'open'
  return defineOperation({
    name: `stores.${act}`,
    about,
    commandOnly: 'no ability covers closing a store',
    request: z.object({ store: storeKey.describe('key or id') }),
    answer: z.object({ is_changed: z.boolean() }),
    audit: ({ store }) => ({ subject: store }),
    async run({ db, now }, { store }) {
      const isChanged = await setOpen(db, store, isOpen, now())
      return isChanged ? { is_changed: true } : new Recorded({ is_changed: false }, null)
    },
    commands: {
      [act]: {
        form: ['<store>'],
        print: ({ is_changed: isChanged }, { store }) => [
          `${store}: ${isChanged ? 'is' : 'was already'} ${isOpen ? 'open' : 'closed'}`,
        ],
      },
    },
  })
}

/** Returns whether the state changed; its pages and lists are then purged. Throws `notFound`. */
function setOpen(db: Database, name: string, isOpen: boolean, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, name)
    if (store.suspended === !isOpen) return false
    const set = { suspended: !isOpen }
    await tx.update(stores).set(set).where(eq(stores.gid, store.gid))
    await publishChange(tx, { tags: tagsOf({ shown: STORE_COLUMNS, set, gid: store.gid }) }, now)
    return true
  })
}
