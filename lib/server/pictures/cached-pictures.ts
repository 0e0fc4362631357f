import 'server-only'
import { LRUCache } from 'lru-cache'

type Render = () => Promise<Buffer>

const pictures = new LRUCache<string, Buffer, Render>({
  max: 200,
  ttl: 3_600_000,
  // who asked is answered, even when the entry had to make room meanwhile
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: render }) => render(),
})

/** A rendered picture, rendered once for all who ask at the same time and saved for an hour: one costs 100 to 300 ms. */
export function cachedPicture(key: string, render: Render): Promise<Buffer> {
  return pictures.forceFetch(key, { context: render })
}
