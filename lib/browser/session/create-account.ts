import { type RegisterForm, registerSchema } from '@/lib/domain/account/login.schema'
import type { Result } from '@/lib/domain/result'
import { signUp } from './fetch-session'

/** `required`, or another message of the schema, by field. */
export type AccountIssues = Partial<Record<keyof RegisterForm, { type: string; message: string }>>

type Creation = { issues: AccountIssues } | { answer: Result<unknown> }

/** Creates an account of what was typed, if that is an email and a password. Loaded when it is pressed. */
export async function createAccount(typed: RegisterForm): Promise<Creation> {
  const read = registerSchema.safeParse(typed)
  if (read.success) return { answer: await signUp(read.data) }
  const issues = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { issues: Object.fromEntries(issues) }
}
