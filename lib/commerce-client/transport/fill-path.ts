import type { Call } from '@/lib/contract/define-call'

/** `{name}` parts are taken from the request; for GET the rest becomes the query, else the body. */
export function fillPath(call: Call, request: unknown): { path: string; body: unknown } {
  const rest = { ...(request as Record<string, unknown>) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (call.method !== 'GET') return { path, body: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(name, String(value))
  return { path: query.size ? `${path}?${query}` : path, body: undefined }
}
