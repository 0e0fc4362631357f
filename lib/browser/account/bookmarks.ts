import { request } from '@/lib/browser/api/request'
import type { BookmarkRef, Bookmarks } from '@/lib/domain/account/bookmarks'
import type { Result } from '@/lib/domain/result'

export function fetchBookmarks(): Promise<Result<Bookmarks>> {
  return request('/api/bookmarks')
}

export function deleteBookmark(ref: BookmarkRef): Promise<Result<null>> {
  return request('/api/bookmarks', { method: 'DELETE', body: ref })
}

export function addBookmark(ref: BookmarkRef): Promise<Result<null>> {
  return request('/api/bookmarks', { method: 'POST', body: ref })
}
