import type { Deps } from '@/backend/config/deps'
import { isUnavailable } from '@/backend/platform/db/is-unavailable'
import { isLoggable } from '@/lib/telemetry/loggable-error'
import { reportError } from '@/lib/telemetry/report-error'
import { completeOrders } from './complete-orders'
import { expireOrders } from './expire-orders'
import { housekeepHourly } from './housekeep'
import { runJobs } from './jobs'
import { reconcilePayments, sendRefunds } from './reconcile-payments'
import { simulateStores } from './simulate-stores'

/** What is sent to other servers comes last. */
export async function runWorkerOnce(deps: Deps): Promise<void> {
  await runMaintenance(deps)
  for (const lane of SENDING) await send(lane, deps)
}

/** A failing part does not stop the others. */
export async function runMaintenance(deps: Deps): Promise<void> {
  const parts = [
    () => deps.views.flush(deps.db),
    () => reconcilePayments(deps),
    () => expireOrders(deps),
    () => completeOrders(deps),
    () => sendRefunds(deps),
    () => runJobs(deps, 'others'),
    () => housekeepHourly(deps),
    async () => (deps.config.simulator ? simulateStores(deps) : undefined),
  ]
  for (const part of parts) await part().catch((error) => logFailure(deps, error))
}

export const SENDING = ['mails', 'pushes', 'purges', 'webhooks'] as const

export async function send(lane: (typeof SENDING)[number], deps: Deps): Promise<void> {
  await runJobs(deps, lane).catch((error) => logFailure(deps, error))
}

/** A database or a provider that does not answer is tried again, and told by the age of what waits. */
function logFailure({ logger }: Deps, error: unknown): void {
  logger.error({}, 'worker', error)
  if (!isUnavailable(error) && !isLoggable(error)) reportError(error, 'worker')
}
