import { CALLS } from '@/lib/contract/calls'

type Service = 'api' | 'storefront'

interface Metric {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  services: Service[]
  labels: Record<string, RegExp>
}

const BOTH: Service[] = ['api', 'storefront']
const STATE = /^[a-z_]+$/
const ROUTE = /^(none|(\/[\w.{}[\]:*-]*)+)$/
const CALL = new RegExp(`^(${CALLS.map(({ name }) => name.replace(/[(){}]/g, '\\$&')).join('|')})$`)
const METHOD = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|other)$/
const pages = ['hit', 'stale', 'miss', 'unstored', 'fill', 'untransformed', 'partial', 'unavailable'].map(
  (event): Metric => ({ name: `plaza_pages_${event}_total`, type: 'counter', services: ['storefront'], labels: {} }),
)
const inStates = (name: string, labels: Record<string, RegExp> = { state: STATE }): Metric => ({
  name,
  type: 'gauge',
  services: ['api'],
  labels,
})

/** Those of the process come from prom-client. */
export const METRICS: Metric[] = [
  {
    name: 'plaza_requests_total',
    type: 'counter',
    services: BOTH,
    labels: { method: METHOD, route: ROUTE, status: /^([1-5]xx|aborted)$/ },
  },
  { name: 'plaza_request_seconds', type: 'histogram', services: BOTH, labels: { route: ROUTE } },
  { name: 'plaza_limits_hit_total', type: 'counter', services: BOTH, labels: { limit: /^[a-z-]+$/ } },
  {
    name: 'plaza_purges_total',
    type: 'counter',
    services: BOTH,
    labels: { result: /^(sent|failed|received|refused)$/ },
  },
  { name: 'plaza_errors_total', type: 'counter', services: BOTH, labels: { place: /^[a-z]+$/ } },
  {
    name: 'plaza_remote_calls_total',
    type: 'counter',
    services: ['storefront'],
    labels: { call: CALL, result: /^(answered|unavailable|unreadable)$/ },
  },
  {
    name: 'plaza_remote_breakers',
    type: 'gauge',
    services: ['storefront'],
    labels: { state: /^(closed|half_open|open)$/ },
  },
  ...pages,
  { name: 'plaza_page_cache_bytes', type: 'gauge', services: ['storefront'], labels: { cache: STATE } },
  { name: 'plaza_page_cache_pages', type: 'gauge', services: ['storefront'], labels: { cache: STATE } },
  inStates('plaza_payment_attempts'),
  inStates('plaza_payment_oldest_seconds'),
  inStates('plaza_payment_problems'),
  inStates('plaza_refunds'),
  inStates('plaza_order_oldest_seconds'),
  inStates('plaza_jobs'),
  inStates('plaza_jobs_dead', { kind: STATE }),
  inStates('plaza_job_oldest_seconds', { kind: STATE }),
  inStates('plaza_database_up', {}),
  inStates('plaza_database_connections', { pool: STATE, state: /^(total|idle|waiting)$/ }),
]

/** What alerts read of Prometheus itself, the blackbox_exporter and the node_exporter. */
export const STANDARD_METRICS: Pick<Metric, 'name' | 'labels'>[] = [
  { name: 'up', labels: { job: /^plaza-(storefront|api)$/ } },
  { name: 'probe_ssl_earliest_cert_expiry', labels: {} },
  { name: 'node_filesystem_avail_bytes', labels: {} },
  { name: 'node_filesystem_size_bytes', labels: {} },
]
