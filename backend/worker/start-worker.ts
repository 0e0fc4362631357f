import type { Deps } from '@/backend/deps'
import { runWorkerOnce } from './run-worker-once'

const TICK_MS = 1000

/** Runs background work at intervals, never twice at once in this process. */
export function startWorker(deps: Deps): { stop: () => Promise<void> } {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    running = runWorkerOnce(deps).catch((error) => deps.logger.error({}, 'worker', error))
    running.then(() => {
      if (!stopped) timer = setTimeout(tick, TICK_MS)
    })
  }
  timer = setTimeout(tick, TICK_MS)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
