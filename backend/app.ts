import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { registerMedia } from '@/backend/routes/catalogue/media'
import { registerDevOperator } from '@/backend/routes/dev/dev-operator'
import { registerDevOrders } from '@/backend/routes/dev/dev-orders'
import { registerOutbox } from '@/backend/routes/dev/dev-outbox'
import { registerDocumentation } from '@/backend/routes/documentation/documentation'
import { registerNotMePage } from '@/backend/routes/mail/not-me-page'
import { registerCommands } from '@/backend/routes/operations/commands'
import { registerHealth } from '@/backend/routes/operations/health'
import { registerMetrics } from '@/backend/routes/operations/metrics'
import { registerOperations } from '@/backend/routes/operator/register-operations'
import { registerPayPage } from '@/backend/routes/payments/pay-page'
import { registerPaypalWebhook } from '@/backend/routes/payments/paypal-webhook'
import { registerSandboxPages } from '@/backend/routes/payments/sandbox-pages'
import { registerSandboxWebhook } from '@/backend/routes/payments/sandbox-webhook'
import { registerStripeWebhook } from '@/backend/routes/payments/stripe-webhook'
import { RC } from '@/lib/contract/codes'
import { MAX_REQUEST_BYTES } from '@/lib/contract/limits'
import { incrementCounter } from '@/lib/telemetry/counters'
import { reportError } from '@/lib/telemetry/report-error'
import { isUnavailable } from './db/is-unavailable'
import type { Deps } from './deps'
import { admission, busy } from './http/admission'
import { closeWhenStopping } from './http/close-when-stopping'
import { guardLocalTools, refuseForeignPages } from './http/local-tools'
import { observeRequests, routeOf } from './http/request-log'
import { createMetrics } from './metrics'
import { ENDPOINTS } from './routes/endpoints'
import { registerExecute } from './routes/execute'
import { registerCalls } from './routes/register-calls'

/** What a process that only does background work answers: whether it is well, what there is to do, and commands. */
export function createWorkerApp(deps: Deps): Hono {
  const app = new Hono()
  registerHealth(app, deps)
  registerMetrics(app, deps, createMetrics(deps))
  registerCommands(app, deps)
  return app
}

/** Neither listens nor starts a timer. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  const metrics = createMetrics(deps)
  app.use(closeWhenStopping(deps.stopping))
  app.use(observeRequests(deps.logger, metrics.countRequest))
  registerHealth(app, deps)
  registerMetrics(app, deps, metrics)
  // a page asks for dozens of pictures at once: they have their own limit and never block API calls
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
  app.use(refuseForeignPages(deps.config.publicUrl))
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
