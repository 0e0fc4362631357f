import { EnvironmentError } from '@/lib/env-values'

/** Advice for the administrator, by SQLSTATE or system error code. */
const ADVICE: Record<string, string> = {
  '28P01': 'are the user and the password in DATABASE_URL right?',
  '28000': 'may the user in DATABASE_URL log in from this machine (pg_hba.conf)?',
  '3D000': 'create it, or correct its name in DATABASE_URL.',
  '42501':
    'the user in DATABASE_URL must own the database, or have create on it and on its schema public; see Database in docs/deployment.md.',
  '25006': 'DATABASE_URL leads to a replica, which cannot be written to.',
  '53300': 'raise max_connections, or lower DATABASE_POOL.',
  '57P03': 'it is starting, stopping or in recovery: try again.',
  ENOTFOUND: 'is the host in DATABASE_URL right?',
  EAI_AGAIN: 'is the host in DATABASE_URL right, and does DNS work?',
  ECONNREFUSED: 'is PostgreSQL running there, and are the host and the port in DATABASE_URL right?',
  ETIMEDOUT: 'is the host in DATABASE_URL right, and does a firewall let this machine through?',
}
/** Advice for errors without a code, or with an ambiguous one. */
const ADVICE_BY_MESSAGE: [message: RegExp, advice: string][] = [
  [/timeout expired|timeout exceeded when trying to connect/, ADVICE.ETIMEDOUT ?? ''],
  [/extension .* is not available/, 'install the contrib package (postgresql-contrib) on its machine.'],
  [/does not support SSL/, 'take ssl or sslmode out of DATABASE_URL.'],
]

/** Replaces an error that means that the database cannot be used by an EnvironmentError with advice. */
export async function withExplainedFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const line = explain(error)
    throw line ? new EnvironmentError([line]) : error
  }
}

/** Null for any other error, such as a bug. */
function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // a host name with several addresses causes an error for each
  if (error instanceof AggregateError) return explain(error.errors[0])
  const advice = adviceFor(error)
  if (advice) return `The database cannot be used: ${error.message}; ${advice}`
  return explain(error.cause)
}

function adviceFor(error: Error): string | undefined {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && Object.hasOwn(ADVICE, code)) return ADVICE[code]
  return ADVICE_BY_MESSAGE.find(([message]) => message.test(error.message))?.[1]
}
