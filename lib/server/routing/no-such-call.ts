import 'server-only'

export function noSuchCall(): Response {
  return Response.json({ code: 'not_found' }, { status: 404, headers: { 'cache-control': 'private, no-store' } })
}
