import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { logIn } from '@/lib/commerce-client/account/session-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { attemptCall, type Outcome } from './attempt'

type Variables = Record<string, string | undefined>

/** Logs in by token and secret, else by email and password; asks for what the environment lacks. */
export async function logInCustomer(
  { CHECK_API_TOKEN, CHECK_API_SECRET, CHECK_API_EMAIL, CHECK_API_PASSWORD }: Variables,
  ask: (question: string, isSecret?: boolean) => Promise<string>,
): Promise<Outcome<Credentials>> {
  if (CHECK_API_TOKEN) {
    const secret = CHECK_API_SECRET ?? (await ask('Secret: ', true))
    return { ok: true, value: { token: CHECK_API_TOKEN, secret } }
  }
  const email = CHECK_API_EMAIL ?? (await ask('E-mail: '))
  const password = CHECK_API_PASSWORD ?? (await ask('Password: ', true))
  const session = await attemptCall(() => logIn({ mode: 'account', email, password }, null))
  return session.ok ? { ok: true, value: { token: session.value.token, secret: session.value.secret } } : session
}

/** Asks at a terminal; a secret is not shown as it is typed. */
export async function askAtTerminal(question: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${question.replace(/: $/, '')} is missing, see the variables CHECK_API_…`)
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: isSecret ? silent : process.stderr, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    if (isSecret) process.stderr.write('\n')
  }
}
