import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { stores } from '@/backend/catalogue/schema/stores'
import { storeKey } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isHostName } from '@/lib/domain/site/host-name'
import { lockStore } from './lock-store'

interface StoreDomain {
  /** key or id */
  store: string
  host: string
}

export const changeDomain = defineOperation({
  name: 'stores.domain',
  about: 'Gives a store a domain of its own, in place of an earlier one, or takes it away.',
  commandOnly: 'no ability covers the domains of stores',
  request: z.object({
    store: storeKey.describe('key or id'),
    host: z.string().min(1).max(253).describe('such as shop.example'),
    remove: z.boolean().default(false).describe('takes it away'),
  }),
  answer: z.object({ domain: z.string().nullable() }),
  audit: ({ store, host, remove }) => ({ subject: store, detail: remove ? `${host} --remove` : host }),
  async run(context, { remove, ...wanted }) {
    if (remove) await removeDomain(context, wanted)
    else await setDomain(context, wanted)
    return { domain: remove ? null : wanted.host }
  },
  commands: {
    domain: {
      form: ['<store>', '<host>', '--remove'],
      print: (_, { store, host, remove }) => [
        remove ? `${store}: ${host} is removed` : `${store}: has ${host}, which takes effect within a minute`,
      ],
    },
  },
})

/** Throws `notFound`, `invalidRequest`, `conflict`. */
function setDomain({ db, now, sharedHosts }: OperationContext, { store: name, host }: StoreDomain): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!isHostName(host))
      throw new DomainError(
        'invalidRequest',
        `${name} ${host}: must be a host name in lower case, such as shop.example`,
      )
    if (sharedHosts.has(host)) throw new DomainError('conflict', `${name} ${host}: is the shared site`)
    const store = await lockStore(tx, name)
    const [owner] = await tx.select({ gid: stores.gid }).from(stores).where(eq(stores.domain, host))
    if (!owner) await writeDomain(tx, store, host, now())
    else if (owner.gid !== store.gid) throw new DomainError('conflict', `${name} ${host}: belongs to another store`)
  })
}

/** Throws `notFound`, `conflict`. */
function removeDomain({ db, now }: OperationContext, { store: name, host }: StoreDomain): Promise<void> {
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, name)
    if (store.domain !== host) throw new DomainError('conflict', `${name}: does not have ${host}`)
    await writeDomain(tx, store, null, now())
  })
}

interface KnownStore {
  gid: number
  domain: string | null
}

async function writeDomain(tx: Transaction, { gid, domain }: KnownStore, host: string | null, now: Date) {
  const set = { domain: host }
  await tx.update(stores).set(set).where(eq(stores.gid, gid))
  // the pages of a first domain are not cached yet
  const tags = tagsOf({ shown: STORE_COLUMNS, set, gid, hasDomain: domain !== null })
  await publishChange(tx, { tags }, now)
}
