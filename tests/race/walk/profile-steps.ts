import { HOME } from '@/tests/backend/support/shopping'
import { accountWith, answered, CA, codeOf, deliver, mailbox, NOTHING, person, phone, REST, used } from './proofs'
import { at, MAILBOXES, must, type Person, PHONES, type Session, type World } from './world'

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
