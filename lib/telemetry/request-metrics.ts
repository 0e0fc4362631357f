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
  // labels are looked up when somebody reads: a page from memory takes little longer than that
  const counts = new Map<string, number>()
  new Counter({
    name: 'plaza_requests_total',
    help: 'Requests by method, route pattern and class of status',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset()
      for (const [key, count] of counts) {
        const [method = '', route = '', status = ''] = key.split(' ')
        this.inc({ method, route, status }, count)
      }
    },
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
    const key = `${known} ${route} ${status === null ? 'aborted' : `${Math.floor(status / 100)}xx`}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    seconds.observe({ route }, taken)
  }
}
