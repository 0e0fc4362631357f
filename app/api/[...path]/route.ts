const NOT_FOUND = { status: 404, headers: { 'cache-control': 'private, no-store' } }

/** Without this, an address that no handler has would be taken for the internal path of a page. */
export function GET(): Response {
  return Response.json({ code: 'not_found' }, NOT_FOUND)
}

export const POST = GET
export const PUT = GET
export const PATCH = GET
export const DELETE = GET
