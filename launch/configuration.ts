import path from 'node:path'
import { type ApiEnv, modeOf, parseApiEnv } from '@/backend/config/env'
import { type Env, parseEnv } from '@/lib/env'
import { EnvironmentError, type Variables, withoutEmpty } from '@/lib/env-values'

/** The servers parse the rest themselves. */
export interface Configuration {
  mode: string
  port: number
  /** where the reference API listens; null with a remote one */
  api: { port: number; host: string } | null
  dataDir: string
  distDir: string
}

/**
 * Validates the storefront's and the API's variables together. Throws an EnvironmentError that lists every invalid or
 * missing one of both.
 */
export function readConfiguration(source: Variables): Configuration {
  const given = withoutEmpty(source)
  const remote = given.COMMERCE_API_URL
  const mode = remote ? (given.PLAZA_MODE ?? 'demo') : modeOf(given)
  const problems: string[] = []
  const env = collect(problems, () => parseEnv({ ...given, PLAZA_MODE: mode }))
  const api = remote ? null : collect(problems, () => parseApiEnv({ ...given, PURGE_URL: '', PLAZA_MODE: mode }))
  if (env && api) problems.push(...contradictions(given, env, api))
  if (!env || api === undefined || problems.length > 0) throw new EnvironmentError([...new Set(problems)])
  return {
    mode,
    port: env.PORT,
    api: api && { port: api.API_PORT, host: api.API_HOST },
    dataDir: path.resolve(given.PLAZA_DATA_DIR ?? '.data'),
    distDir: given.PLAZA_DIST_DIR ?? '.next',
  }
}

/** Between the variables of the two, which each of them alone cannot see. */
function contradictions(given: Variables, env: Env, api: ApiEnv): string[] {
  const problems: string[] = []
  if (env.PORT === api.API_PORT) problems.push('PORT and API_PORT must differ.')
  if (given.SITE_ORIGIN && given.STOREFRONT_ORIGINS && !api.STOREFRONT_ORIGINS.includes(env.SITE_ORIGIN))
    problems.push('STOREFRONT_ORIGINS must contain SITE_ORIGIN.')
  return problems
}

/** Undefined after adding its problems to the others. */
function collect<T>(problems: string[], parse: () => T): T | undefined {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}
