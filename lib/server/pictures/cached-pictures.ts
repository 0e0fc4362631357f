import 'server-only'

const MAX = 200
const FRESH_MS = 3_600_000

interface Kept {
  picture: Promise<Buffer>
  until: number
}

const kept = new Map<string, Kept>()

/** A drawn picture, drawn once for all who ask at the same time and kept a while: drawing costs 100 ms. */
export function cachedPicture(key: string, draw: () => Promise<Buffer>, now = Date.now()): Promise<Buffer> {
  const known = kept.get(key)
  if (known && known.until > now) return known.picture
  if (kept.size >= MAX) kept.delete(kept.keys().next().value ?? '')
  const picture = draw()
  kept.set(key, { picture, until: now + FRESH_MS })
  picture.catch(() => kept.delete(key))
  return picture
}
