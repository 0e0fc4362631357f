import { request } from '@/lib/browser/api/request'
import type { Points } from '@/lib/domain/account/points'
import type { Result } from '@/lib/domain/result'

export function fetchPoints(): Promise<Result<Points>> {
  return request('/api/points')
}
