import { asc, isNotNull } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { recordChange } from '@/backend/operators/access/audit-log'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import type { Database } from '@/backend/platform/db/database'
import { CommandError } from '@/backend/platform/errors/command-error'
import { removeDomain, setDomain, setOpen } from './change-store'
import { setCompletion, showWebhookSecret } from './store-settings-command'

export const STORES_USAGE =
  'npm run cli -- stores list | domains | open <key or id> | close <key or id> | domain <key or id> <host> [--remove]' +
  ' | webhook <key> [--renew] | completes-after <key> <hours>|never'
const REJECTIONS = {
  unknown: 'no such store',
  'no host name': 'must be a host name in lower case, such as shop.example',
  'the shared site': 'is the shared site',
  'of another store': 'belongs to another store',
}

/** A command such as `close lantern-noodle-house`. */
export async function runStoresCommand(
  context: CommandContext,
  [command = 'list', name = '', host = '', option = '']: string[],
): Promise<string[]> {
  const { db, now, storefrontOrigins } = context
  if (command === 'list') return listAll(db)
  if (command === 'domains') return listDomains(db)
  if ((command === 'open' || command === 'close') && name) {
    const act = { act: `stores.${command}`, subject: name }
    const isChanged = await recordChange(context, act, (tx) => setOpen(tx, name, command === 'open', now()), Boolean)
    if (isChanged === null) throw new CommandError(`${name}: ${REJECTIONS.unknown}`)
    return [`${name}: ${isChanged ? 'is' : 'was already'} ${command === 'open' ? 'open' : 'closed'}`]
  }
  if (command === 'webhook' && name) return [await showWebhookSecret(context, name, host === '--renew')]
  if (command === 'completes-after' && name) return setCompletion(context, name, host)
  if (command !== 'domain' || !name || !host) throw new CommandError(STORES_USAGE)
  const act = { act: 'stores.domain', subject: name, detail: option === '--remove' ? `${host} ${option}` : host }
  if (option === '--remove') {
    if (await recordChange(context, act, (tx) => removeDomain(tx, name, host, now()), Boolean))
      return [`${name}: ${host} is removed`]
    throw new CommandError(`${name}: does not have ${host}`)
  }
  const settings = { sharedHosts: sharedHostsOf(storefrontOrigins), now: now() }
  const isSet = (problem: unknown) => problem === null
  const rejection = await recordChange(context, act, (tx) => setDomain(tx, name, host, settings), isSet)
  if (rejection) throw new CommandError(`${name} ${host}: ${REJECTIONS[rejection]}`)
  return [`${name}: has ${host}, which takes effect within a minute`]
}

export function sharedHostsOf(origins: readonly string[]): Set<string> {
  return new Set(origins.map((origin) => new URL(origin).hostname))
}

/** One domain per line, and no line without any, for scripts. */
async function listDomains(db: Database): Promise<string[]> {
  const rows = await db
    .select({ domain: stores.domain })
    .from(stores)
    .where(isNotNull(stores.domain))
    .orderBy(asc(stores.domain))
  return rows.flatMap(({ domain }) => domain ?? [])
}

async function listAll(db: Database): Promise<string[]> {
  const rows = await db
    .select({ gid: stores.gid, key: stores.urlKey, suspended: stores.suspended, domain: stores.domain })
    .from(stores)
    .orderBy(asc(stores.gid))
  if (rows.length === 0) return ['no stores']
  return rows.map(({ gid, key, suspended, domain }) =>
    [gid, key, suspended ? 'closed' : 'open', domain ?? ''].join('  ').trimEnd(),
  )
}
