import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request may read the metrics: it comes from this machine itself, or has the token, if there is one. */
export function mayReadMetrics(
  { isLocal, authorization }: { isLocal: boolean; authorization: string | undefined },
  token: string | undefined,
): boolean {
  if (isLocal) return true
  return Boolean(token) && timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`))
}
