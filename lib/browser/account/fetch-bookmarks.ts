import { request } from '@/lib/browser/fetcher/request'
import { settleChange } from '@/lib/browser/fetcher/settle-change'
import { type BookmarkRef, hasBookmark } from '@/lib/domain/account/bookmarks'

export function fetchBookmarks() {
  return request('GET /api/bookmarks')
}

export function deleteBookmark(body: BookmarkRef) {
  return settleChange(request('DELETE /api/bookmarks', { body }), fetchBookmarks, (all) => !hasBookmark(all, body))
}

export function addBookmark(body: BookmarkRef) {
  return settleChange(request('POST /api/bookmarks', { body }), fetchBookmarks, (all) => hasBookmark(all, body))
}
