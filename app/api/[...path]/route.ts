import { noSuchCall } from '@/lib/server/routing/no-such-call'

/** Without this, an address that no handler has would be taken for the internal path of a page. */
export const GET = noSuchCall
export const POST = noSuchCall
export const PUT = noSuchCall
export const PATCH = noSuchCall
export const DELETE = noSuchCall
