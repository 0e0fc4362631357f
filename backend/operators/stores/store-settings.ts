import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { storeKey } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { webhookSecret } from '@/backend/operators/webhooks/send-webhook'
import { noSuchStore } from './lock-store'

export const showWebhookSecret = defineOperation({
  name: 'stores.webhook',
  about: 'The secret that signs the posts to a store.',
  commandOnly: 'a token could read a secret',
  request: z.object({ store: storeKey, renew: z.boolean().default(false).describe('makes another one first') }),
  answer: z.object({ secret: z.string() }),
  audit: ({ store, renew }) => ({ subject: store, detail: renew ? 'renewed' : 'told' }),
  async run({ db, codeSecret }, { store: key, renew }) {
    const columns = { gid: stores.gid, version: stores.webhookVersion }
    const hasKey = eq(stores.urlKey, key)
    const renewed = { webhookVersion: sql`${stores.webhookVersion} + 1` }
    const [store] = renew
      ? await db.update(stores).set(renewed).where(hasKey).returning(columns)
      : await db.select(columns).from(stores).where(hasKey)
    if (!store) throw noSuchStore(key)
    return { secret: webhookSecret(await codeSecret(), store) }
  },
  commands: {
    webhook: { form: ['<store>', '--renew'], print: ({ secret }, { store }) => [`${store}: ${secret}`] },
  },
})

const HOURS = 'must be 1 to 720 hours, or never'

export const setCompletion = defineOperation({
  name: 'stores.completes-after',
  about: 'After how many hours from the promised time an accepted order completes itself.',
  commandOnly: 'no ability covers the settings of stores',
  request: z.object({
    store: storeKey,
    hours: z.int(HOURS).min(1, HOURS).max(720, HOURS).nullable().describe('1 to 720, or never'),
  }),
  answer: z.object({ hours: z.int().nullable() }),
  audit: ({ store, hours }) => ({ subject: store, detail: `${hours ?? 'never'}` }),
  async run({ db }, { store: key, hours }) {
    const changed = await db
      .update(stores)
      .set({ completesAfter: hours })
      .where(eq(stores.urlKey, key))
      .returning({ gid: stores.gid })
    if (changed.length === 0) throw noSuchStore(key)
    return { hours }
  },
  commands: {
    'completes-after': {
      form: ['<store>', '<hours>'],
      request: ({ store, hours }) => ({ store, hours: hours === 'never' ? null : hours }),
      print: ({ hours }, { store }) => [
        `${store}: accepted orders ${
          hours === null ? 'never complete themselves' : `complete themselves ${hours} hours after the promised time`
        }`,
      ],
    },
  },
})
