import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { configuredProviders, type ProviderName } from '@/backend/providers/configured-providers'
import type { WebPushConfig } from '@/backend/providers/push/web-push'
import {
  DEMO_SUPPORT,
  drainSeconds,
  list,
  metricsToken,
  mode,
  onOff,
  parseVariables,
  port,
  purgeSecret,
  type RotatingSecret,
  redisUrl,
  rotatingSecret,
  supportEmail,
  traceShare,
  unsetInProduction,
  type Variables,
  withoutEmpty,
} from '@/lib/env-values'
import { loadWebPush } from './load-web-push'
import { ORDER_LIMITS, type OrderLimits, toOrderLimits } from './order-limits'
import { PROVIDER_VARIABLES, type Providers, SMTP, TOGETHER, toProviders } from './provider-variables'
import { loadSecrets, type Secrets } from './secrets'
import { SMS_BUDGETS, type SmsBudget } from './sms-budget'

const environment = PROVIDER_VARIABLES.extend({
  ...SMS_BUDGETS,
  ...ORDER_LIMITS,
  PLAZA_MODE: mode.optional(),
  PLAZA_INSTANCE: z.string().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_READ_URL: z.string().min(1).optional(),
  REDIS_URL: redisUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PLAZA_DATA_DIR: z.string().min(1).default('.data'),
  PICTURE_DIR: z.string().min(1).optional(),
  WORKER: z.enum(['on', 'off', 'only']).default('on'),
  SEED_DEALS: z.coerce.number().int().min(1).optional(),
  API_PORT: port.default(4000),
  API_HOST: z.string().default('127.0.0.1'),
  API_PUBLIC_URL: z.url().optional(),
  CUSTOMER_DOMAIN: z.string().default('customer.plaza.test'),
  STOREFRONT_ORIGINS: list.default(['http://localhost:3000']),
  PURGE_URL: z.url().optional(),
  PURGE_SECRET: purgeSecret.optional(),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  CODE_SECRET: rotatingSecret(16).optional(),
  BRAND_NAME: z.string().default('Plaza'),
  SUPPORT_EMAIL: supportEmail,
  SIMULATOR: onOff.optional(),
  SIMULATOR_SECONDS: z.coerce.number().positive().default(6),
  /** for tests of production mode; see `configuredProviders` */
  PAYMENT_PROVIDERS: z.literal('test').optional(),
  API_DOCS: onOff.optional(),
  PAYMENT_LIMIT: z.coerce.number().positive().default(10_000),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(128),
  TRUST_PROXY: onOff.optional(),
  DRAIN_SECONDS: drainSeconds,
  METRICS_TOKEN: metricsToken,
  ERROR_REPORT_URL: z.url().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_TRACES_SAMPLER_ARG: traceShare,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config extends Providers {
  mode: 'demo' | 'production'
  databaseUrl: string | null
  /** where the schema is brought up to date; null: at `databaseUrl` */
  databaseDirectUrl: string | null
  /** where public reads go; null: to the database itself */
  databaseReadUrl: string | null
  databasePool: number
  /** where attempts are counted; null: in the database */
  redisUrl: string | null
  /** whether this process does background work; `only`: it answers no calls */
  worker: 'on' | 'off' | 'only'
  dataDir: string
  /** of imported pictures; all processes of the API have the same */
  pictureDir: string
  seedDeals: number | undefined
  port: number
  host: string
  /** where browsers and the sandbox provider reach this API, without a trailing slash */
  publicUrl: string
  customerDomain: string
  /** origins a provider may redirect a shopper to, in addition to the stores' own domains */
  storefrontOrigins: string[]
  /** where the storefront is told of changes; null: nowhere */
  purgeUrl: string | null
  secrets: Secrets
  /** null: notifications are off */
  webPush: WebPushConfig | null
  brandName: string
  /** who reads messages of the contact page; null: there is no form */
  supportEmail: string | null
  /** who takes payments; at least one */
  paymentProviders: readonly ProviderName[]
  apiDocs: boolean
  /** never in production */
  simulator: boolean
  /** seconds until the simulator accepts an order; later steps take multiples of it */
  simulatorSeconds: number
  /** the maximum of one card charge, in major units */
  paymentLimit: number
  /** concurrent requests; the last of them must be answered within the storefront's timeout */
  maxInFlight: number
  /** trust X-Forwarded-For of any caller: only where nothing but a trusted proxy can reach the API */
  trustProxy: boolean
  /** text messages an hour to each country; `reserve` comes on top, for numbers of accounts alone */
  texts: { perHour: SmsBudget; reserve: SmsBudget }
  orderLimits: OrderLimits
  /** signs the purges sent to `purgeUrl`, and the shoppers' addresses that the storefront forwards */
  storefrontSecret: RotatingSecret | null
  logLevel: string
  /** how long to answer after this process was asked to stop, for the balancer to notice that it is not ready */
  drainSeconds: number
  /** lets other machines read `/metrics` */
  metricsToken?: string | undefined
  errorReportUrl?: string | undefined
  /** the collector of traces, and the share of requests that are traced */
  tracing?: { endpoint: string; share: number } | undefined
  /** the name `/healthz` reports, so that whoever started this process can tell it from another */
  instance?: string | undefined
}

/** Empty variables count as unset. Throws an EnvironmentError that lists each invalid or missing one. */
export function parseApiEnv(source: Variables) {
  const given = withoutEmpty(source)
  const problems = modeOf(given) === 'production' ? missingInProduction(given) : []
  if (given.PURGE_URL && !given.PURGE_SECRET) problems.push('PURGE_SECRET must be set where PURGE_URL is.')
  if (modeOf(given) === 'demo') problems.push(...unsetPartly(given, SMTP))
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'])
    if (given[name] && !given.DATABASE_URL) problems.push(`DATABASE_URL must be set where ${name} is.`)
  problems.push(...TOGETHER.flatMap((names) => unsetPartly(given, names)))
  return parseVariables(environment, given, problems)
}

/** What tools that only need the database read: where it and the pictures are, the storefront's origins, the customers' domain. */
export function parseToolEnv(source: Variables) {
  const names = {
    DATABASE_URL: true,
    PLAZA_DATA_DIR: true,
    PICTURE_DIR: true,
    STOREFRONT_ORIGINS: true,
    CUSTOMER_DOMAIN: true,
  } as const
  const env = parseVariables(environment.pick(names), withoutEmpty(source), [])
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: path.resolve(env.PLAZA_DATA_DIR),
    pictureDir: pictureDirOf(path.resolve(env.PLAZA_DATA_DIR), env.PICTURE_DIR),
    storefrontOrigins: env.STOREFRONT_ORIGINS,
    customerDomain: env.CUSTOMER_DOMAIN,
  }
}

function missingInProduction(given: Variables): string[] {
  const unset = unsetInProduction(given, ['API_PUBLIC_URL', 'STOREFRONT_ORIGINS', 'CODE_SECRET', ...SMTP])
  if (configuredProviders('production', given).length > 0) return unset
  return [...unset, 'A payment provider must be configured in production.']
}

function unsetPartly(given: Variables, names: string[]): string[] {
  const set = names.find((name) => given[name])
  return set ? names.filter((name) => !given[name]).map((name) => `${name} must be set where ${set} is.`) : []
}

/** If unset, an API with its own PostgreSQL runs in production mode. */
export function modeOf<Mode extends string>(given: {
  PLAZA_MODE?: Mode | undefined
  DATABASE_URL?: string | undefined
}) {
  return given.PLAZA_MODE ?? (given.DATABASE_URL ? 'production' : 'demo')
}

function pictureDirOf(dataDir: string, configured: string | undefined): string {
  return path.resolve(configured ?? path.join(dataDir, 'pictures'))
}

/** A demo generates missing secrets. Throws like `parseApiEnv`. */
export async function loadConfig(source: Variables): Promise<Config> {
  const env = parseApiEnv(source)
  const mode = modeOf(env)
  const dataDir = path.resolve(env.PLAZA_DATA_DIR)
  // production has no sandbox that would have to know it
  const unused = mode === 'production' ? randomBytes(32).toString('base64url') : undefined
  const secrets = await loadSecrets(dataDir, { webhook: env.WEBHOOK_SECRET ?? unused, code: env.CODE_SECRET })
  return {
    mode,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL ?? null,
    worker: env.WORKER,
    dataDir,
    pictureDir: pictureDirOf(dataDir, env.PICTURE_DIR),
    seedDeals: env.SEED_DEALS,
    port: env.API_PORT,
    host: env.API_HOST,
    publicUrl: (env.API_PUBLIC_URL ?? `http://localhost:${env.API_PORT}`).replace(/(?<!\/)\/+$/, ''),
    customerDomain: env.CUSTOMER_DOMAIN,
    storefrontOrigins: env.STOREFRONT_ORIGINS,
    purgeUrl: env.PURGE_URL ?? null,
    storefrontSecret: env.PURGE_SECRET ?? null,
    secrets,
    ...toProviders(env),
    webPush: await loadWebPush(mode, dataDir, env),
    brandName: env.BRAND_NAME,
    supportEmail: env.SUPPORT_EMAIL ?? (mode === 'demo' ? DEMO_SUPPORT.SUPPORT_EMAIL : null),
    paymentProviders: configuredProviders(mode, withoutEmpty(source)),
    apiDocs: env.API_DOCS ?? mode === 'demo',
    simulator: mode === 'demo' && (env.SIMULATOR ?? true),
    simulatorSeconds: env.SIMULATOR_SECONDS,
    paymentLimit: env.PAYMENT_LIMIT,
    maxInFlight: env.MAX_IN_FLIGHT,
    trustProxy: env.TRUST_PROXY ?? false,
    texts: { perHour: env.TEXTS_PER_HOUR, reserve: env.TEXTS_RESERVE_PER_HOUR },
    orderLimits: toOrderLimits(env),
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    errorReportUrl: env.ERROR_REPORT_URL,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    instance: env.PLAZA_INSTANCE,
  }
}
