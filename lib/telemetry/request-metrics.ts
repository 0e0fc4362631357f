import { Counter, Histogram, type Registry } from 'prom-client'

/** Seconds: a stored page takes less than the first, and no call may take longer than the last. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface AnsweredRequest {
  method: string
  /** the pattern of its route, never its path */
  route: string
  /** null if the caller went away before it was answered */
  status: number | null
  seconds: number
}

/** Counts requests by method, route and class of status, and how long they took by route. */
export function createRequestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'plaza_requests_total',
    help: 'Requests by method, route pattern and class of status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'plaza_request_seconds',
    help: 'Seconds until a request was answered, by route pattern',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  })
  return ({ method, route, status, seconds: taken }) => {
    const known = METHODS.has(method) ? method : 'other'
    requests.inc({ method: known, route, status: status === null ? 'aborted' : `${Math.floor(status / 100)}xx` })
    seconds.observe({ route }, taken)
  }
}
