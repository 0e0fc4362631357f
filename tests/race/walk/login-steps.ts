import { findSession } from '@/backend/customers/sessions/find-session'
import type { TestAnswer } from '@/tests/backend/support/test-app'
import {
  accountWith,
  answered,
  CA,
  codeOf,
  deliver,
  endSessions,
  FORGET,
  LOGIN,
  mailbox,
  NOTHING,
  person,
  phone,
  REST,
  used,
} from './proofs'
import { type Account, at, must, type Person, type World } from './world'

/** Remembers a session, and which account it opened; `expected`: null for a new one. */
async function loggedIn(world: World, who: Person, answer: TestAnswer, expected: Account | undefined, by: string) {
  if (answer.RC !== 200) return answered(answer)
  const { token, secret } = answer.records
  const found = must(await findSession(world.api.deps, token, secret))
  const isOther = expected ? found.customerId !== expected.id : world.accounts.has(found.customerId)
  if (isOther) world.faults.push(`${by} opened account ${found.customerId}, not ${expected?.id ?? 'a new one'}`)
  for (const session of world.sessions) if (session.account === found.customerId) session.isLive = false
  who.session = { account: found.customerId, tokens: { token, secret }, isLive: true, since: world.now() }
  world.sessions.push(who.session)
  return found.customerId
}

function opened(world: World, id: number, values: Partial<Account>): void {
  const nobody = { phone: '', email: '', pending: '', isConfirmed: false, password: null }
  world.accounts.set(id, { id, ...nobody, streets: new Set(), ...values })
}

export async function askForCode(world: World, n: number, m: number) {
  return (await codeOf(world, person(world, n), phone(world, n, m))) === '000000' ? 'none' : 'sent'
}

export async function logInByText(world: World, n: number, m: number) {
  const [who, digits] = [person(world, n), phone(world, n, m)]
  const vc = await codeOf(world, who, digits)
  used(who, digits)
  const answer = await world.visit(LOGIN, { data: { email: `ca${digits}@customer.plaza.test`, vc, ...CA } })
  const expected = accountWith(world, (one) => one.phone === digits)
  const id = await loggedIn(world, who, answer, expected, `the code of ${digits}`)
  if (typeof id === 'string') return id
  if (!world.accounts.has(id)) opened(world, id, { phone: digits })
  return 'RC 200'
}

export async function register(world: World, n: number, m: number) {
  const [who, email] = [person(world, n), mailbox(world, n, m)]
  const answer = await world.visit(`${REST}/register`, { email, password: who.password })
  const id = await loggedIn(world, who, answer, undefined, `registering ${email}`)
  if (typeof id === 'string') return id
  if (accountWith(world, (one) => one.email === email)) world.faults.push(`${email} was registered twice`)
  opened(world, id, { email, password: who.password })
  await deliver(world, email, id)
  return 'RC 200'
}

export async function logInByPassword(world: World, n: number, m: number, k: number) {
  const who = person(world, n)
  const name = k % 2 === 0 ? mailbox(world, n, m) : phone(world, n, m)
  const answer = await world.visit(LOGIN, { data: { email: name, password: who.password, ...CA } })
  const expected = accountWith(world, (one) => one.email === name || one.phone === name)
  if (answer.RC === 200 && expected?.password !== who.password)
    world.faults.push(`${name} opened with the password of ${who.name}`)
  const id = await loggedIn(world, who, answer, expected, `the password of ${name}`)
  return typeof id === 'string' ? id : 'RC 200'
}

export async function askForReset(world: World, n: number, m: number) {
  const answer = await world.visit(FORGET, { email: mailbox(world, n, m) })
  if (answer.RC === 200) await deliver(world, mailbox(world, n, m), null)
  return answered(answer)
}

export async function followLetter(world: World, n: number, m: number) {
  const who = at(
    world.people.filter(({ letters }) => letters.length > 0),
    n,
  )
  const letter = at(who?.letters.toReversed() ?? [], m)
  if (!who || !letter) return NOTHING
  if (letter.account !== null) return confirm(world, who, letter.account, letter.email, letter.token)
  const answer = await world.visit(FORGET, { token: letter.token, password: who.password })
  if (answer.RC !== 200) return `reset RC ${answer.RC}`
  const account = accountWith(world, (one) => one.email === letter.email)
  if (!account) world.faults.push(`a reset of ${letter.email}, which no account has`)
  else {
    if (!account.isConfirmed) Object.assign(account, { phone: '', pending: '' })
    Object.assign(account, { isConfirmed: true, password: who.password })
    endSessions(world, account.id)
  }
  return 'reset RC 200'
}

async function confirm(world: World, who: Person, id: number, email: string, token: string) {
  if (!who.session) return NOTHING
  const answer = await world.as(who.session, `${REST}/confirmemail`, 'POST', { token })
  if (answer.RC !== 200) return `confirm RC ${answer.RC}`
  const account = world.accounts.get(who.session.account)
  if (!account || account.id !== id || ![account.email, account.pending].includes(email))
    world.faults.push(`account ${who.session.account} confirmed ${email} by a link of account ${id}`)
  else Object.assign(account, { isConfirmed: true, ...(account.email !== email && { email, pending: '' }) })
  return 'confirm RC 200'
}

export async function resetByText(world: World, n: number, m: number) {
  const [who, digits] = [person(world, n), phone(world, n, m)]
  const vc = await codeOf(world, who, digits)
  used(who, digits)
  const answer = await world.visit(FORGET, { phone: digits, vc, password: who.password, ...CA })
  if (answer.RC !== 200) return answered(answer)
  const account = accountWith(world, (one) => one.phone === digits)
  if (!account) world.faults.push(`a reset by a text to ${digits}, which no account has`)
  else {
    account.password = who.password
    endSessions(world, account.id)
  }
  return 'RC 200'
}
