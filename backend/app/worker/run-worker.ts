import type { Deps } from '@/backend/config/deps'
import { restockItems } from '@/backend/operators/items/restock'
import { isUnavailable } from '@/backend/platform/db/database-errors'
import type { Lane } from '@/backend/platform/jobs/job'
import { carryOutDeletions } from '@/backend/privacy/deletion/planned-deletions'
import { isLoggable } from '@/lib/telemetry/loggable-error'
import { reportError } from '@/lib/telemetry/report-error'
import { completeOrders } from './complete-orders'
import { expireOrders } from './expire-orders'
import { housekeepHourly } from './housekeep'
import { runJobs, SENDING_LANES } from './jobs'
import { reconcilePayments, sendRefunds } from './reconcile-payments'
import { simulateStores } from './simulate-stores'

const TICK_MS = 1000

interface Running {
  /** resolves once the current rounds have ended */
  stop: () => Promise<void>
}

/** Repeats maintenance and each sending lane in parallel, each once at a time in this process. */
export function startWorker(deps: Deps): Running {
  const sending = SENDING_LANES.map((lane) => repeat(() => send(lane, deps)))
  const rounds = [repeat(() => runMaintenance(deps)), ...sending]
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()))
    },
  }
}

function repeat(round: () => Promise<void>): Running {
  let stopped = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    running = round()
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

/** Runs one round of everything; lanes that call other servers come last. */
export async function runWorkerOnce(deps: Deps): Promise<void> {
  await runMaintenance(deps)
  for (const lane of SENDING_LANES) await send(lane, deps)
}

/** Runs one round of maintenance; a failing part does not stop the others. */
export async function runMaintenance(deps: Deps): Promise<void> {
  const parts = [
    () => deps.views.flush(deps.db),
    () => reconcilePayments(deps),
    () => expireOrders(deps),
    () => completeOrders(deps),
    () => restockItems(deps),
    () => carryOutDeletions(deps),
    () => sendRefunds(deps),
    () => runJobs(deps, 'others'),
    () => housekeepHourly(deps),
    async () => (deps.config.simulator ? simulateStores(deps) : undefined),
  ]
  for (const part of parts) await part().catch((error) => logFailure(deps, error))
}

export async function send(lane: Lane, deps: Deps): Promise<void> {
  await runJobs(deps, lane).catch((error) => logFailure(deps, error))
}

/** Reports only unexpected errors: an unavailable database or provider shows in the age of waiting work. */
function logFailure({ logger }: Deps, error: unknown): void {
  logger.error({}, 'worker', error)
  if (!isUnavailable(error) && !isLoggable(error)) reportError(error, 'worker')
}
