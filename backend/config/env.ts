import path from 'node:path'
import { z } from 'zod'
import { configuredProviders } from '@/backend/providers/configured-providers'
import { databaseUrl, origins, redisUrl, webAddress } from '@/lib/env-addresses'
import {
  drainSeconds,
  metricsToken,
  mode,
  onOff,
  parseVariables,
  port,
  purgeSecret,
  rotatingSecret,
  supportEmail,
  traceShare,
  unsetInProduction,
  type Variables,
  withoutEmpty,
} from '@/lib/env-values'
import { citiesVariable, DEFAULT_CITIES } from './cities'
import { countries } from './countries'
import { mismatchedKeys } from './key-pairs'
import { ORDER_LIMITS } from './order-limits'
import { PROVIDER_VARIABLES, SMTP, TOGETHER } from './provider-variables'
import { SMS_BUDGETS } from './sms-budget'

const environment = PROVIDER_VARIABLES.extend({
  ...SMS_BUDGETS,
  ...ORDER_LIMITS,
  PLAZA_MODE: mode.optional(),
  PLAZA_INSTANCE: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PLAZA_DATA_DIR: z.string().min(1).default('.data'),
  PICTURE_DIR: z.string().min(1).optional(),
  WORKER: z.enum(['on', 'off', 'only']).default('on'),
  SEED_DEALS: z.coerce.number().int().min(1).optional(),
  API_PORT: port.default(4000),
  API_HOST: z.string().default('127.0.0.1'),
  API_PUBLIC_URL: webAddress.optional(),
  CUSTOMER_DOMAIN: z.string().default('customer.plaza.test'),
  STOREFRONT_ORIGINS: origins.default(['http://localhost:3000']),
  CITIES: citiesVariable.default(DEFAULT_CITIES),
  PURGE_URL: webAddress.optional(),
  COUNTRIES: countries,
  PURGE_SECRET: purgeSecret.optional(),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  CODE_SECRET: rotatingSecret(16).optional(),
  BRAND_NAME: z.string().default('Plaza'),
  SUPPORT_EMAIL: supportEmail,
  SIMULATOR: onOff.optional(),
  SIMULATOR_SECONDS: z.coerce.number().positive().default(6),
  /** tests of production mode set it; see `configuredProviders` */
  PAYMENT_PROVIDERS: z.literal('test').optional(),
  API_DOCS: onOff.optional(),
  PAYMENT_LIMIT: z.coerce.number().positive().default(10_000),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(128),
  TRUST_PROXY: onOff.optional(),
  DRAIN_SECONDS: drainSeconds,
  METRICS_TOKEN: metricsToken,
  ERROR_REPORT_URL: webAddress.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_TRACES_SAMPLER_ARG: traceShare,
  PLAZA_DIST_DIR: z.string().default('.next'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type ApiEnv = z.output<typeof environment>

/** Empty variables count as unset. Throws an EnvironmentError that lists each invalid or missing one. */
export function parseApiEnv(source: Variables): ApiEnv {
  const given = withoutEmpty(source)
  const problems = modeOf(given) === 'production' ? missingInProduction(given) : []
  if (given.PURGE_URL && !given.PURGE_SECRET) problems.push('PURGE_SECRET must be set where PURGE_URL is.')
  if (modeOf(given) === 'demo') problems.push(...unsetPartly(given, SMTP))
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'])
    if (given[name] && !given.DATABASE_URL) problems.push(`DATABASE_URL must be set where ${name} is.`)
  problems.push(...TOGETHER.flatMap((names) => unsetPartly(given, names)), ...mismatchedKeys(given))
  return parseVariables(environment, given, problems)
}

/** Parses only the variables of command-line tools. */
export function parseToolEnv(source: Variables) {
  const names = {
    DATABASE_URL: true,
    PLAZA_DATA_DIR: true,
    PICTURE_DIR: true,
    STOREFRONT_ORIGINS: true,
    CUSTOMER_DOMAIN: true,
    CITIES: true,
  } as const
  const env = parseVariables(environment.pick(names), withoutEmpty(source), [])
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: path.resolve(env.PLAZA_DATA_DIR),
    pictureDir: pictureDirOf(path.resolve(env.PLAZA_DATA_DIR), env.PICTURE_DIR),
    storefrontOrigins: env.STOREFRONT_ORIGINS,
    customerDomain: env.CUSTOMER_DOMAIN,
    cities: env.CITIES,
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

export function pictureDirOf(dataDir: string, configured: string | undefined): string {
  return path.resolve(configured ?? path.join(dataDir, 'pictures'))
}

/** The folder of the built page of operators, within that of a build. */
export function operatorPageIn(distDir: string): string {
  return path.join(distDir, 'operator')
}
