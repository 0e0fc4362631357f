import { changeBookmark, listBookmarks } from '@/lib/commerce-client/account/bookmarks-api'
import { bookmarkSchema } from '@/lib/domain/account/bookmark.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { ownSite } from '@/lib/server/site/site'

export const GET = customerRoute('GET /api/bookmarks', {}, ({ site, language }, credentials) =>
  listBookmarks({ own: ownSite(site), language }, credentials),
)

export const DELETE = customerRoute('DELETE /api/bookmarks', { input: bookmarkSchema }, ({ input }, credentials) =>
  changeBookmark(input, 'delete', credentials),
)

export const POST = customerRoute('POST /api/bookmarks', { input: bookmarkSchema }, ({ input }, credentials) =>
  changeBookmark(input, 'add', credentials),
)
