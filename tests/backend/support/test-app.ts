import { inspect } from 'node:util'
import type { Hono } from 'hono'
import webPush from 'web-push'
import { z } from 'zod'
import { createApp } from '@/backend/app/app'
import { createCategoryCounts } from '@/backend/catalogue/deals/category-counts'
import { createViewCounter } from '@/backend/catalogue/deals/count-views'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import type { Config } from '@/backend/config/config'
import type { Deps } from '@/backend/config/deps'
import { ORDER_LIMITS, type OrderLimits, toOrderLimits } from '@/backend/config/order-limits'
import type { SmsBudget } from '@/backend/config/sms-budget'
import { emptyTables } from '@/backend/demo/empty-tables'
import { attemptLookup } from '@/backend/orders/attempts/attempt-lookup'
import type { Database } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { createPaymentProvider } from '@/backend/providers/create-payment-provider'
import { createDemoMessages } from '@/backend/providers/messages/create-message-providers'
import { PUSH_HOSTS } from '@/backend/providers/push/push-hosts'
import { createWebPush } from '@/backend/providers/push/web-push'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import type { Logger } from '@/lib/telemetry/logger'
import { createDatabase } from '@/tests/support/databases'
import { limiterAt } from './limiter-at'

export interface TestAnswer {
  RC: number
  msg?: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  records?: any
}

export interface Tokens {
  token: string
  secret: string
}

/** As in production where no variable is set. */
export const DEFAULT_ORDER_LIMITS = toOrderLimits(z.object(ORDER_LIMITS).parse({}))
/** For races whose shoppers place more orders at once than any person does. */
export const NO_ORDER_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_ORDER_LIMITS).map((name) => [name, 1_000_000]),
) as unknown as OrderLimits

export const textsFor = (n: number) => Object.fromEntries(SUPPORTED_COUNTRIES.map((code) => [code, n])) as SmsBudget

const TEST_CONFIG: Config = {
  mode: 'demo',
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  redisUrl: null,
  databasePool: 10,
  worker: 'on',
  dataDir: '.data',
  pictureDir: '.data/pictures',
  operatorPage: '.next/operator',
  seedDeals: undefined,
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://api.test',
  customerDomain: 'customer.plaza.test',
  cities: DEFAULT_CITIES,
  countries: ['CA', 'US', 'CN', 'KR'],
  storefrontOrigins: ['http://localhost:3000'],
  purgeUrl: null,
  secrets: { webhook: 'webhook-secret-of-the-tests', code: ['code-secret-of-the-tests'] },
  smtp: null,
  twilio: null,
  stripe: null,
  paypal: null,
  webPush: { ...webPush.generateVAPIDKeys(), subject: 'mailto:orders@plaza.test', hosts: PUSH_HOSTS },
  brandName: 'Plaza',
  supportEmail: 'support@plaza.test',
  paymentProviders: ['sandbox'],
  apiDocs: true,
  simulator: true,
  simulatorSeconds: 6,
  paymentLimit: 10_000,
  maxInFlight: 2000,
  trustProxy: true,
  storefrontSecret: null,
  texts: { perHour: textsFor(1_000_000), reserve: textsFor(0) },
  orderLimits: DEFAULT_ORDER_LIMITS,
  logLevel: 'silent',
  drainSeconds: 0,
}

export interface TestApp {
  app: Hono
  db: Database
  deps: Deps
  /** a Friday noon in Vancouver until a test moves it */
  clock: { set(instant: string): void; advance(seconds: number): void; now(): Date }
  get(path: string): Promise<TestAnswer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  execute(tokens: Tokens, path: string, method: 'GET' | 'POST' | 'DELETE', data?: unknown): Promise<TestAnswer>
  close(): Promise<void>
}

/** Databases of tests that have ended, empty again. */
const idle: Database[] = []

export async function openTestApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const db = idle.pop() ?? openPostgres(await createDatabase('api')).db
  const giveBack = async () => {
    await emptyTables(db)
    idle.push(db)
  }
  return createTestApp(db, giveBack, overrides)
}

export function createTestApp(db: Database, close: () => Promise<void>, overrides: Partial<Config> = {}): TestApp {
  let at = new Date('2026-06-05T19:00:00Z').getTime()
  const now = () => new Date(at)
  const config = { ...TEST_CONFIG, ...overrides }
  const logger: Logger = {
    info() {},
    warn() {},
    // a test sees only the code 500
    error(_fields, event, error) {
      if (event === 'crash') process.stderr.write(`${inspect(error)}\n`)
    },
  }
  const stopping = new AbortController()
  const deps: Deps = {
    db,
    readDb: db,
    now,
    config,
    logger,
    limiter: limiterAt(now),
    pictures: { get: async (key) => (key === 'deal/spa/1' ? Buffer.from('picture') : null) },
    provider: createPaymentProvider(db, config, attemptLookup(db)),
    ...createDemoMessages(logger),
    push: config.webPush && createWebPush(config.webPush),
    views: createViewCounter(),
    // each test sees what it has just written
    categoryCounts: createCategoryCounts(0),
    stopping: stopping.signal,
    fetch: async (input, init) => app.request(String(input).replace(config.publicUrl, ''), init),
  }
  const app = createApp(deps)
  const read = async (response: Response | Promise<Response>) => (await (await response).json()) as TestAnswer
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    read(
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  return {
    app,
    db,
    deps,
    clock: {
      now,
      set: (instant) => {
        at = new Date(instant).getTime()
      },
      advance: (seconds) => {
        at += seconds * 1000
      },
    },
    get: (path) => read(app.request(path)),
    post,
    execute: (tokens, path, method, data) => post(EXECUTE_PATH, { ...tokens, path, method, data }),
    close,
  }
}
