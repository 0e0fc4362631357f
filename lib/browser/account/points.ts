import { request } from '@/lib/browser/fetcher/request'

export function fetchPoints() {
  return request('GET /api/points')
}
