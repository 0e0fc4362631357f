import { createLogger } from './telemetry/logger'

/** The storefront's; the API makes its own of the same kind, once its configuration is read. */
export const log = createLogger('storefront', process.env.LOG_LEVEL || 'info')
