import type { Points } from '@/lib/domain/points'
import type { Result } from '@/lib/domain/result'
import { request } from './request'

export function fetchPoints(): Promise<Result<Points>> {
  return request('/api/points')
}
