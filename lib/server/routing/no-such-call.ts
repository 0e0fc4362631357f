import 'server-only'

/** The answer to an address that looks like a call but has no handler. */
export function noSuchCall(): Response {
  return Response.json({ code: 'not_found' }, { status: 404, headers: { 'cache-control': 'private, no-store' } })
}
