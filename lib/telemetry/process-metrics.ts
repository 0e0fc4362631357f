import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { type Counters, countsOf } from './counters'
import { globalSingleton } from './global-singleton'

/** Measured from the first time that somebody asks. */
export function processMetrics(): Registry {
  return globalSingleton('process-metrics', () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    return registry
  })
}

const METRICS = {
  remote: ['plaza_remote_calls_total', 'Calls of the commerce API by name and how they ended', ['call', 'result']],
  limits: ['plaza_limits_hit_total', 'Requests that a limit refused, by its name', ['limit']],
  purges: ['plaza_purges_total', 'Purges of stored pages by how they ended', ['result']],
  errors: ['plaza_errors_total', 'Unexpected errors by where they happened', ['place']],
} as const

export function addCounters(registry: Registry, names: (keyof Counters)[]): void {
  for (const key of names) {
    const [name, help, labelNames] = METRICS[key]
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels, count } of countsOf(key)) this.inc(labels, count)
      },
    })
  }
}
