import { z } from 'zod'
import { DEFAULT_LOGO, SHARED_SITE } from '@/lib/domain/site/site'
import { CORNERS, DEFAULT_THEME, FACES } from '@/lib/domain/theme/theme'
import { assetOrigin, assetOrigins, hosts, origin, origins, redisUrl, webAddress } from './env-addresses'
import {
  DEMO_SUPPORT,
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
} from './env-values'

const optionalUrl = webAddress.optional()

const variables = z.object({
  PLAZA_MODE: mode.default('demo'),
  PORT: port.default(3000),
  /** MiB */
  PAGE_CACHE_MB: z.coerce.number().int().min(16).max(4096).default(128),
  /** MiB */
  PICTURE_CACHE_MB: z.coerce.number().int().min(1).max(1_048_576).default(512),
  /** where pictures are stored that several processes share; else in the folder of the build */
  PICTURE_DIR: z.string().min(1).optional(),
  /** where scripts and styles of recent builds are, which several processes share; else in the folder of the build */
  STATIC_DIR: z.string().min(1).optional(),
  REDIS_URL: redisUrl.optional(),
  PLAZA_DIST_DIR: z.string().default('.next'),
  /** how long to answer after we are asked to stop, for the balancer to notice that we are not ready */
  DRAIN_SECONDS: drainSeconds,
  /** how long a checkout or a payment may take; browsers wait 5 s longer, a proxy in front 10 s */
  PAYMENT_TIMEOUT_SECONDS: z.coerce.number().min(1).max(60).default(60),
  METRICS_TOKEN: metricsToken,
  ERROR_REPORT_URL: optionalUrl,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  OTEL_TRACES_SAMPLER_ARG: traceShare,
  /** the name `/api/healthz` reports, so that whoever started this process can tell it from another */
  PLAZA_INSTANCE: z.string().optional(),
  COMMERCE_API_URL: webAddress.default('http://127.0.0.1:4000'),
  /** where the API accepts signed calls, if not at the contract's path */
  COMMERCE_EXECUTE_PATH: z.string().startsWith('/').optional(),
  /** the origin of the shared site; gives canonical URLs their scheme and port */
  SITE_ORIGIN: origin.optional(),
  /** exact names, with that of SITE_ORIGIN, which they are by default, beside this machine's */
  SHARED_HOSTS: hosts.optional(),
  /** seals the session cookie; at least 32 characters */
  SESSION_SECRET: rotatingSecret(32).optional(),
  PURGE_SECRET: purgeSecret.optional(),
  /** trust X-Forwarded-Host, -Proto and -For: only behind a proxy that sets them */
  TRUST_PROXY: onOff.default(false),
  /** hosts whose subdomains all have https: browsers then use no other */
  HSTS_SUBDOMAINS: hosts.default([]),
  /** origins that a payment may redirect the shopper to; the API's own is always included */
  PAY_ORIGINS: origins.default([]),
  /** origins whose pictures and videos are shown; for pictures, the API's own is always included */
  PICTURE_ORIGINS: assetOrigins.default([]),
  /** where browsers load scripts, styles and typefaces; the build is made for it */
  ASSET_ORIGIN: assetOrigin.optional(),
  /** an express provider's script and this shop's key, in place of the provider that the API names */
  EXPRESS_SCRIPT_URL: optionalUrl,
  EXPRESS_CLIENT_KEY: z.string().default(''),
  /** lets pages that pay load Stripe's form, where the API does not name Stripe */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_SCRIPT_URL: optionalUrl,
  CUSTOMER_DOMAIN: z.string().default('customer.plaza.test'),
  BRAND_NAME: z.string().default(SHARED_SITE.name),
  BRAND_LOGO: z.string().default(DEFAULT_LOGO),
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(DEFAULT_THEME.accent),
  BRAND_FACE: z.enum(FACES).default(DEFAULT_THEME.face),
  BRAND_CORNER: z.enum(CORNERS).default(DEFAULT_THEME.corner),
  SUPPORT_EMAIL: supportEmail,
  /** with its country, as +16045550199 */
  SUPPORT_PHONE: z.string().max(40).optional(),
  /** such as Mon-Fri 09:00-18:00; Sat 10:00-16:00 */
  SUPPORT_HOURS: z.string().max(200).optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  GOOGLE_PLACES_KEY: z.string().optional(),
  MAP_TILES_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  LINK_SERVICE: optionalUrl,
  LINK_BUSINESS: optionalUrl,
  LINK_TERMS: optionalUrl,
  LINK_PRIVACY: optionalUrl,
  LINK_APP_IOS: optionalUrl,
  LINK_APP_ANDROID: optionalUrl,
})

const schema = variables
  .refine(({ SITE_ORIGIN, SHARED_HOSTS }) => !SITE_ORIGIN || SHARED_HOSTS?.includes(hostOf(SITE_ORIGIN)) !== false, {
    path: ['SHARED_HOSTS'],
    error: 'must contain the host of SITE_ORIGIN',
  })
  .transform(({ SITE_ORIGIN = 'http://localhost:3000', ...env }) => ({
    ...env,
    SITE_ORIGIN,
    SHARED_HOSTS: env.SHARED_HOSTS ?? [...new Set([hostOf(SITE_ORIGIN), 'localhost', '127.0.0.1'])],
  }))

function hostOf(origin: string): string {
  return new URL(origin).hostname
}

export type Env = z.output<typeof schema>

/** Empty variables count as unset. Throws an EnvironmentError that lists each invalid or missing one. */
export function parseEnv(source: Variables): Env {
  const given = withoutEmpty(source)
  if (given.PLAZA_MODE !== 'production') return parseVariables(schema, { ...DEMO_SUPPORT, ...given }, [])
  const problems = unsetInProduction(given, ['SITE_ORIGIN', 'SHARED_HOSTS', 'SESSION_SECRET', 'PURGE_SECRET'])
  for (const name of ['PICTURE_ORIGINS', 'ASSET_ORIGIN'])
    if (/\bhttp:/.test(given[name] ?? '')) problems.push(`${name} must use https in production.`)
  return parseVariables(schema, given, problems)
}

let current: Env | undefined

/** Parsed on first use, since a build needs none of it. */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
