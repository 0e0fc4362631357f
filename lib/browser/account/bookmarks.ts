import { request } from '@/lib/browser/fetcher/request'
import type { BookmarkRef } from '@/lib/domain/account/bookmarks'

export function fetchBookmarks() {
  return request('GET /api/bookmarks')
}

export function deleteBookmark(body: BookmarkRef) {
  return request('DELETE /api/bookmarks', { body })
}

export function addBookmark(body: BookmarkRef) {
  return request('POST /api/bookmarks', { body })
}
