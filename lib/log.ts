import pino from 'pino'

/** The only fields that are logged; everything else is dropped, so that no card, token or phone is ever logged. */
const ALLOWED = new Set(['path', 'status', 'code', 'call', 'milliseconds', 'err', 'reason', 'count'])

export const log = pino({
  name: 'storefront',
  level: process.env.LOG_LEVEL || 'info',
  formatters: { log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name))) },
  serializers: { err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }) },
})
