import { collectDefaultMetrics, Registry } from 'prom-client'
import { globalSingleton } from './global-singleton'

/** Measured from the first time that somebody asks. */
export function processMetrics(): Registry {
  return globalSingleton('process-metrics', () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    return registry
  })
}
