import { findSession } from '@/backend/services/customers/find-session'
import { HOME } from '@/tests/backend/support/shopping'
import type { TestAnswer } from '@/tests/backend/support/test-app'
import { type Account, at, MAILBOXES, must, type Person, PHONES, type Session, type World } from './world'

const REST = '/api/rest/v7'
const LOGIN = '/api/rest/v8/login'
const FORGET = '/api/v7/forgetpwd'
const CA = { country_code: 'CA' }
const person = (world: World, n: number) => must(at(world.people, n))
/** Mostly what is theirs. */
const choose = (all: string[], holder: Map<string, number>, n: number, m: number) => {
  const own = all.filter((one) => holder.get(one) === n % 4)
  return must(m % 4 > 0 && own.length > 0 ? at(own, m) : at(all, m))
}
const phone = (world: World, n: number, m: number) => choose(PHONES, world.phoneOf, n, m)
const mailbox = (world: World, n: number, m: number) => choose(MAILBOXES, world.mailboxOf, n, m)
const accountWith = (world: World, is: (account: Account) => boolean) => [...world.accounts.values()].find(is)
const answered = ({ RC }: TestAnswer) => `RC ${RC}`
const NOTHING = 'nothing to do'

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

/** The code that was texted to a phone while it was theirs, or a new one if it still is. */
async function codeOf(world: World, who: Person, digits: string): Promise<string> {
  const known = who.codes.get(digits)
  if (known) return known
  if (world.people[world.phoneOf.get(digits) ?? -1] !== who) return '000000'
  const { RC } = await world.visit(`${REST}/vcd`, { phone: digits, action: 3, ...CA })
  if (RC !== 200) return '000000'
  const [newest] = await world.messagesTo(digits)
  const code = /\d{6}/.exec(newest?.body ?? '')?.[0] ?? '000000'
  who.codes.set(digits, code)
  return code
}
const used = (who: Person, digits: string) => who.codes.delete(digits)

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

/** Who has the mailbox reads the newest link that was sent to it. */
async function deliver(world: World, email: string, account: number | null): Promise<void> {
  const reader = person(world, must(world.mailboxOf.get(email)))
  const path = account === null ? '/reset' : '/account/confirm-email'
  for (const { body } of await world.messagesTo(email)) {
    const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(body)?.[1]
    if (!token) continue
    reader.letters.push({ account, email, token })
    return
  }
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

function endSessions(world: World, account: number): void {
  for (const session of world.sessions) if (session.account === account) session.isLive = false
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

/** The proof that somebody can give for an account, which may be another's whose session they borrow. */
async function proofOf(world: World, who: Person, { account: id }: Session) {
  const account = must(world.accounts.get(id))
  if (account.password !== null) return { password: who.password, isRight: account.password === who.password }
  const code = account.phone ? await codeOf(world, who, account.phone) : '000000'
  used(who, account.phone)
  return { code, isRight: code !== '000000' }
}

export async function changePhone(world: World, n: number, m: number, k: number) {
  const who = person(world, n)
  const session = (k % 4 === 0 ? person(world, k) : who).session
  if (!session) return NOTHING
  const account = must(world.accounts.get(session.account))
  const digits = phone(world, n, m)
  const vc = await codeOf(world, who, digits)
  const { password, code, isRight } = await proofOf(world, who, session)
  used(who, digits)
  const answer = await world.as(session, `${REST}/newphone`, 'POST', {
    phone: digits,
    vc,
    password,
    vc_old: code,
    ...CA,
  })
  if (answer.RC !== 200) return answered(answer)
  if (account.phone === digits) return 'same'
  if (!isRight) world.faults.push(`${who.name} changed the phone of account ${account.id} without a proof`)
  if (accountWith(world, (one) => one.phone === digits)) world.faults.push(`${digits} was given to two accounts`)
  account.phone = digits
  return 'RC 200'
}

export async function changeEmail(world: World, n: number, m: number, k: number) {
  const who = person(world, n)
  const session = (k % 4 === 0 ? person(world, k) : who).session
  if (!session) return NOTHING
  const account = must(world.accounts.get(session.account))
  const email = mailbox(world, n, m)
  const { password, code, isRight } = await proofOf(world, who, session)
  const answer = await world.as(session, `${REST}/newemail`, 'POST', { email, password, vc: code })
  if (answer.RC !== 200) return answered(answer)
  if (account.email !== email && !isRight)
    world.faults.push(`${who.name} changed the email of account ${account.id} without a proof`)
  account.pending = account.email === email ? '' : email
  if (account.email !== email || !account.isConfirmed) await deliver(world, email, account.id)
  return 'RC 200'
}

export async function logOut(world: World, n: number) {
  const { session } = person(world, n)
  if (!session) return NOTHING
  const answer = await world.as(session, `${REST}/logout`, 'GET')
  session.isLive = false
  person(world, n).session = null
  return answered(answer)
}

export async function saveAddress(world: World, n: number, m: number) {
  const { session, name } = person(world, n)
  if (!session?.isLive) return NOTHING
  const street = `${100 + m} ${name} Street`
  const answer = await world.as(session, `${REST}/customerAddr`, 'POST', { ...HOME, street })
  if (answer.RC === 200) world.accounts.get(session.account)?.streets.add(street)
  return answered(answer)
}

/** A phone, or a mailbox, gets another holder; who had it keeps what they read before. */
export async function handOn(world: World, n: number, m: number, k: number) {
  if (k % 2 === 0) world.phoneOf.set(must(at(PHONES, m)), n % world.people.length)
  else world.mailboxOf.set(must(at(MAILBOXES, m)), n % world.people.length)
  return 'done'
}
