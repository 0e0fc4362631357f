import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ENDPOINTS } from '@/backend/app/calls/endpoints'
import { registerExecute } from '@/backend/app/calls/execute'
import { registerCalls } from '@/backend/app/calls/register-calls'
import { registerOutbox } from '@/backend/app/dev/dev-outbox'
import { registerDevOperator, registerDevOrders } from '@/backend/app/dev/dev-store'
import { registerDocumentation } from '@/backend/app/documentation/documentation'
import { registerMedia } from '@/backend/catalogue/routes/media'
import type { Deps } from '@/backend/config/deps'
import { registerNotMePage } from '@/backend/messages/not-me-page'
import { registerOperations } from '@/backend/operators/calls/register-operations'
import { registerCommands } from '@/backend/operators/commands/commands-route'
import { registerPayPage } from '@/backend/orders/payments/pages/pay-page'
import { registerSandboxPages } from '@/backend/orders/payments/pages/sandbox-pages'
import { registerPaypalWebhook, registerStripeWebhook } from '@/backend/orders/payments/webhooks/provider-webhooks'
import { registerSandboxWebhook } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { isUnavailable } from '@/backend/platform/db/database-errors'
import { admission, busy } from '@/backend/platform/http/admission'
import { closeWhenStopping } from '@/backend/platform/http/close-when-stopping'
import { guardLocalTools, rejectForeignPages } from '@/backend/platform/http/local-tools'
import { observeRequests, routeOf } from '@/backend/platform/http/request-log'
import { RC } from '@/lib/contract/codes'
import { MAX_REQUEST_BYTES } from '@/lib/contract/limits'
import { incrementCounter } from '@/lib/telemetry/counters'
import { reportError } from '@/lib/telemetry/report-error'
import { createMetrics } from './metrics'
import { registerOperatorPage } from './operator-page'
import { registerHealth, registerMetrics } from './probes'

/** The app of a process that only runs background work: health, metrics and commands. */
export function createWorkerApp(deps: Deps): Hono {
  const app = new Hono()
  registerHealth(app, deps)
  registerMetrics(app, deps, createMetrics(deps))
  registerCommands(app, deps)
  return app
}

/** Creates the API without listening or starting timers. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  const metrics = createMetrics(deps)
  app.use(closeWhenStopping(deps.stopping))
  app.use(observeRequests(deps.logger, metrics.countRequest))
  registerHealth(app, deps)
  registerMetrics(app, deps, metrics)
  // a page requests dozens of pictures at once, whose own limit keeps them from blocking calls
  app.use('/media/*', admission(deps.config.maxInFlight, 'pictures'))
  registerMedia(app, deps.pictures)
  app.use(admission(deps.config.maxInFlight, 'requests'))
  app.use(
    bodyLimit({
      maxSize: MAX_REQUEST_BYTES,
      onError(c) {
        incrementCounter('limits', { limit: 'body' })
        return c.json({ RC: RC.invalidRequest, msg: 'the request body is too large' }, 413)
      },
    }),
  )
  app.use(rejectForeignPages(deps.config.publicUrl))
  app.use('/dev/*', guardLocalTools(deps.config.publicUrl))
  registerCommands(app, deps)
  registerOutbox(app, deps)
  registerDevOrders(app, deps)
  registerDevOperator(app, deps)
  if (deps.config.paymentProviders.includes('sandbox')) {
    registerSandboxWebhook(app, deps)
    registerSandboxPages(app, deps)
  }
  registerPayPage(app, deps)
  registerNotMePage(app, deps)
  if (deps.config.stripe) registerStripeWebhook(app, deps, deps.config.stripe)
  if (deps.config.paypal) registerPaypalWebhook(app, deps, deps.config.paypal)
  if (deps.config.apiDocs) registerDocumentation(app)
  registerOperatorPage(app, deps.config)
  registerOperations(app, deps)
  registerExecute(app, deps, ENDPOINTS)
  registerCalls(app, deps, ENDPOINTS)
  app.notFound((c) => c.json({ RC: RC.notFound, msg: 'no such call' }, 404))
  app.onError((error, c) => {
    const isBusy = isUnavailable(error)
    deps.logger.error({ method: c.req.method }, isBusy ? 'database unavailable' : 'crash', error)
    if (isBusy) return busy(c)
    reportError(error, 'call', routeOf(c))
    return c.json({ RC: RC.internalError, msg: 'unexpected error' }, 500)
  })
  return app
}
