import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { configuredProviders, type ProviderName } from '@/backend/providers/configured-providers'
import type { WebPushConfig } from '@/backend/providers/push/web-push'
import { DEMO_SUPPORT, type RotatingSecret, type Variables, withoutEmpty } from '@/lib/env-values'
import type { InstalledCities } from './cities'
import type { Countries } from './countries'
import { modeOf, operatorPageIn, parseApiEnv, pictureDirOf } from './env'
import { type OrderLimits, toOrderLimits } from './order-limits'
import { loadWebPush, type Providers, toProviders } from './provider-variables'
import { loadSecrets, type Secrets } from './secrets'
import type { SmsBudget } from './sms-budget'

export interface Config extends Providers {
  mode: 'demo' | 'production'
  databaseUrl: string | null
  /** for migrations; null: `databaseUrl` */
  databaseDirectUrl: string | null
  /** a replica for public reads; null: none */
  databaseReadUrl: string | null
  databasePool: number
  /** counts attempts of rate limits; null: the database does */
  redisUrl: string | null
  /** whether this process runs background work; `only`: it answers no calls */
  worker: 'on' | 'off' | 'only'
  dataDir: string
  /** the folder of imported pictures, which all processes of the API share */
  pictureDir: string
  /** of the built page of operators */
  operatorPage: string
  seedDeals: number | undefined
  port: number
  host: string
  /** the URL of this API for browsers and the sandbox provider, without a trailing slash */
  publicUrl: string
  customerDomain: string
  /** those that stores can be in */
  cities: InstalledCities
  /** whose phones and addresses are taken, the default one first */
  countries: Countries
  /** origins that a provider may redirect a shopper to, in addition to the stores' own domains */
  storefrontOrigins: string[]
  /** the storefront's URL that receives purges; null: none are sent */
  purgeUrl: string | null
  secrets: Secrets
  /** null: notifications are off */
  webPush: WebPushConfig | null
  brandName: string
  /** receives messages of the contact page; null: there is no form */
  supportEmail: string | null
  /** the configured payment providers; at least one */
  paymentProviders: readonly ProviderName[]
  apiDocs: boolean
  /** never in production */
  simulator: boolean
  /** seconds until the simulator accepts an order; later steps take multiples of it */
  simulatorSeconds: number
  /** the maximum of one card charge, in major units */
  paymentLimit: number
  /** concurrent requests, all of which must be answered within the storefront's timeout */
  maxInFlight: number
  /** trusts X-Forwarded-For of any caller: only if a trusted proxy alone can reach the API */
  trustProxy: boolean
  /** text messages an hour to each country; `reserve` is additional, for phones of accounts only */
  texts: { perHour: SmsBudget; reserve: SmsBudget }
  orderLimits: OrderLimits
  /** signs the purges sent to `purgeUrl`, and the shoppers' IP addresses that the storefront forwards */
  storefrontSecret: RotatingSecret | null
  logLevel: string
  /** seconds to keep answering after a stop signal, until the load balancer notices that this process is not ready */
  drainSeconds: number
  /** lets other machines read `/metrics` */
  metricsToken?: string | undefined
  errorReportUrl?: string | undefined
  /** the collector of traces, and the share of requests that are traced */
  tracing?: { endpoint: string; share: number } | undefined
  /** a name that `/healthz` reports, which distinguishes this process from others */
  instance?: string | undefined
}

/** A demo generates missing secrets. Throws like `parseApiEnv`. */
export async function loadConfig(source: Variables): Promise<Config> {
  const env = parseApiEnv(source)
  const mode = modeOf(env)
  const dataDir = path.resolve(env.PLAZA_DATA_DIR)
  // the sandbox provider, which only a demo has, is the only user of the webhook secret
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
    operatorPage: path.resolve(operatorPageIn(env.PLAZA_DIST_DIR)),
    seedDeals: env.SEED_DEALS,
    port: env.API_PORT,
    host: env.API_HOST,
    publicUrl: (env.API_PUBLIC_URL ?? `http://localhost:${env.API_PORT}`).replace(/(?<!\/)\/+$/, ''),
    customerDomain: env.CUSTOMER_DOMAIN,
    cities: env.CITIES,
    countries: env.COUNTRIES,
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
