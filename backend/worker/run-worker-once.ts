import type { Deps } from '@/backend/deps'
import { expireOrders } from './expire-orders'
import { housekeepHourly } from './housekeep'
import { reconcilePayments, sendRefunds } from './reconcile-payments'
import { runJobs } from './run-jobs'
import { simulateStores } from './simulate-stores'

/** Runs one round of background work, mails and notifications last. */
export async function runWorkerOnce(deps: Deps): Promise<void> {
  await runOwnWork(deps)
  await sendMails(deps)
  await sendPushes(deps)
}

/** Runs one round of everything but mails and notifications; a failing part does not stop the others. */
export async function runOwnWork(deps: Deps): Promise<void> {
  const parts = [
    () => deps.views.flush(deps.db),
    () => reconcilePayments(deps),
    () => expireOrders(deps),
    () => sendRefunds(deps),
    () => runJobs(deps, 'others'),
    () => housekeepHourly(deps),
    async () => (deps.config.simulator ? simulateStores(deps) : undefined),
  ]
  for (const part of parts) await part().catch((error) => deps.logger.error({}, 'worker', error))
}

export async function sendMails(deps: Deps): Promise<void> {
  await runJobs(deps, 'mails').catch((error) => deps.logger.error({}, 'worker', error))
}

export async function sendPushes(deps: Deps): Promise<void> {
  await runJobs(deps, 'pushes').catch((error) => deps.logger.error({}, 'worker', error))
}
