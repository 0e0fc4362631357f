import { noSuchCall } from '@/lib/server/routing/api-reply'

/** Without this, a URL without a handler would match the internal path of a page. */
export const GET = noSuchCall
export const POST = noSuchCall
export const PUT = noSuchCall
export const PATCH = noSuchCall
export const DELETE = noSuchCall
