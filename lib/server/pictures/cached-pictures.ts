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

/** Renders a picture once for concurrent requests and caches it for an hour: rendering takes 100 to 300 ms. */
export function cachedPicture(key: string, render: Render): Promise<Buffer> {
  return pictures.forceFetch(key, { context: render })
}
