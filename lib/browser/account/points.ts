import { request } from '@/lib/browser/api/request'

export function fetchPoints() {
  return request('GET /api/points')
}
