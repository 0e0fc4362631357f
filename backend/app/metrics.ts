import { Gauge, Registry } from 'prom-client'
import type { Deps } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import { addCounters, processMetrics } from '@/lib/telemetry/process-metrics'
import { type AnsweredRequest, createRequestMetrics } from '@/lib/telemetry/request-metrics'
import {
  ageOfDoubt,
  ageOfJobs,
  ageOfOrders,
  countAttempts,
  countDeadJobs,
  countJobs,
  countProblems,
  countRefunds,
} from './stored-counts'

export interface ApiMetrics {
  text: () => Promise<string>
  contentType: string
  countRequest: (request: AnsweredRequest) => void
}

interface Stored {
  name: string
  help: string
  label: string
  read: (db: Database, now: Date) => Promise<Record<string, number>>
}

/** Metrics that are counted in the database on each request, so that every process reports the same. */
const STORED: Stored[] = [
  {
    name: 'plaza_payment_attempts',
    help: 'Attempts to pay by state; unknown ones wait for their provider',
    label: 'state',
    read: countAttempts,
  },
  {
    name: 'plaza_payment_oldest_seconds',
    help: 'Seconds that the oldest attempt in doubt has been in its state',
    label: 'state',
    read: ageOfDoubt,
  },
  { name: 'plaza_refunds', help: 'Refunds by state; failed ones need people', label: 'state', read: countRefunds },
  {
    name: 'plaza_payment_problems',
    help: 'Payments and refunds that only people can settle',
    label: 'state',
    read: countProblems,
  },
  {
    name: 'plaza_order_oldest_seconds',
    help: 'Seconds since the oldest order of the last day that its store has not accepted should have been',
    label: 'state',
    read: ageOfOrders,
  },
  { name: 'plaza_jobs', help: 'Jobs that wait for the worker, and dead ones', label: 'state', read: countJobs },
  { name: 'plaza_jobs_dead', help: 'Jobs that were given up, by kind', label: 'kind', read: countDeadJobs },
  {
    name: 'plaza_job_oldest_seconds',
    help: 'Seconds since the oldest waiting job should first have been done, by kind',
    label: 'kind',
    read: ageOfJobs,
  },
]

/** While the database does not answer, its metrics are missing and `plaza_database_up` is 0. */
export function createMetrics({ db, now, pools = {} }: Pick<Deps, 'db' | 'now' | 'pools'>): ApiMetrics {
  const registry = new Registry()
  const registers = [registry]
  const stored = STORED.map(({ name, help, label, read }) => {
    return { gauge: new Gauge({ name, help, labelNames: [label], registers }), label, read }
  })
  const up = new Gauge({ name: 'plaza_database_up', help: 'Whether the database answers', registers })
  new Gauge({
    name: 'plaza_database_connections',
    help: 'Connections of this process, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, read] of Object.entries(pools))
        for (const [state, value] of Object.entries(read())) this.set({ pool, state }, value)
    },
  })
  addCounters(registry, ['limits', 'purges', 'errors'])

  async function readStored(): Promise<void> {
    for (const { gauge } of stored) gauge.reset()
    try {
      for (const { gauge, label, read } of stored)
        for (const [value, count] of Object.entries(await read(db, now()))) gauge.set({ [label]: value }, count)
      up.set(1)
    } catch {
      for (const { gauge } of stored) gauge.reset()
      up.set(0)
    }
  }

  return {
    async text() {
      await readStored()
      return Registry.merge([registry, processMetrics()]).metrics()
    },
    contentType: registry.contentType,
    countRequest: createRequestMetrics(registry),
  }
}
