import type { TestAnswer } from '@/tests/backend/support/test-app'
import { type Account, at, MAILBOXES, must, type Person, PHONES, type World } from './world'

export const REST = '/api/rest/v7'
export const LOGIN = '/api/rest/v8/login'
export const FORGET = '/api/v7/forgetpwd'
export const CA = { country_code: 'CA' }
export const person = (world: World, n: number) => must(at(world.people, n))
/** Mostly what is theirs. */
const choose = (all: string[], holder: Map<string, number>, n: number, m: number) => {
  const own = all.filter((one) => holder.get(one) === n % 4)
  return must(m % 4 > 0 && own.length > 0 ? at(own, m) : at(all, m))
}
export const phone = (world: World, n: number, m: number) => choose(PHONES, world.phoneOf, n, m)
export const mailbox = (world: World, n: number, m: number) => choose(MAILBOXES, world.mailboxOf, n, m)
export const accountWith = (world: World, is: (account: Account) => boolean) => [...world.accounts.values()].find(is)
export const answered = ({ RC }: TestAnswer) => `RC ${RC}`
export const NOTHING = 'nothing to do'

/** The code that was texted to a phone while it was theirs, or a new one if it still is. */
export async function codeOf(world: World, who: Person, digits: string): Promise<string> {
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
export const used = (who: Person, digits: string) => who.codes.delete(digits)

/** Who has the mailbox reads the newest link that was sent to it. */
export async function deliver(world: World, email: string, account: number | null): Promise<void> {
  const reader = person(world, must(world.mailboxOf.get(email)))
  const path = account === null ? '/reset' : '/account/confirm-email'
  for (const { body } of await world.messagesTo(email)) {
    const token = new RegExp(`${path}\\?token=([\\w-]+)`).exec(body)?.[1]
    if (!token) continue
    reader.letters.push({ account, email, token })
    return
  }
}

export function endSessions(world: World, account: number): void {
  for (const session of world.sessions) if (session.account === account) session.isLive = false
}
