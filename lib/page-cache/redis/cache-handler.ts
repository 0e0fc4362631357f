import { readFileSync } from 'node:fs'
import path from 'node:path'
import { log } from '@/lib/log'
import { BUILD_FILES, isExpiredPage, loadFileSystemCache } from '@/lib/next-internals'
import { openRedis } from '@/lib/redis'
import { type StoredEntries, storeEntries } from './stored-entries'

/** Used without Redis. */
const OwnCache = loadFileSystemCache()
type OwnCache = InstanceType<typeof OwnCache>
type Context = ConstructorParameters<typeof OwnCache>[0]

let entries: StoredEntries | undefined

/** One connection for the process: Next creates a handler for each request. */
function sharedEntries({ serverDistDir }: Context): StoredEntries {
  entries ??= storeEntries(
    openRedis(process.env.REDIS_URL ?? '', (reason) => log.warn({ reason }, 'pages are stored in this process alone')),
    readFileSync(path.join(serverDistDir ?? '', '..', BUILD_FILES.id), 'utf8'),
  )
  return entries
}

/** Next's `cacheHandler`: what one storefront has rendered or read, all of them have. */
export default class SharedCache {
  readonly #own: OwnCache
  readonly #shared: StoredEntries

  constructor(context: Context) {
    this.#own = new OwnCache(context)
    this.#shared = sharedEntries(context)
  }

  async get(...args: Parameters<OwnCache['get']>) {
    const shared = await this.#shared.get(args[0])
    return shared && !isExpiredPage(shared) ? shared : this.#own.get(...args)
  }

  async set(...args: Parameters<OwnCache['set']>): Promise<void> {
    const [key, value, context] = args
    const entry = { value, lastModified: Date.now(), cacheControl: 'cacheControl' in context && context.cacheControl }
    await Promise.all([this.#own.set(...args), this.#shared.set(key, entry)])
  }

  revalidateTag(...args: Parameters<OwnCache['revalidateTag']>): Promise<void> {
    return this.#own.revalidateTag(...args)
  }

  resetRequestCache(): void {
    this.#own.resetRequestCache()
  }
}
