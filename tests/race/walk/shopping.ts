import { toMinor } from '@/lib/domain/money/decimals'
import { VISA } from '@/tests/backend/support/shopping'
import type { TestAnswer } from '@/tests/backend/support/test-app'
import { at, type Person, type Session, type World } from './world'

export const REST = '/api/rest/v7'
export const NOTHING = 'nothing to do'
export const RETURN = 'http://localhost:3000/account/orders'
const DECLINED = { ...VISA, num: '4000000000000002' }
export const [CASH, CARD, ALIPAY, LATER] = [1, 2, 8, 0]
export const minor = (amount: number) => toMinor(amount, 'CAD')
export const cad = (amount: number) => ({ amt: amount / 100, curr: 'CAD' })
export const answered = ({ RC }: TestAnswer) => `RC ${RC}`
/** A card that pays, or one that is declined once in four. */
export const cardOf = (k: number) => (k % 4 === 3 ? DECLINED : VISA)

/** One of those who are logged in. */
export function shopperOf(world: World, n: number): (Person & { session: Session }) | null {
  const all = world.people.flatMap((who) => (who.session?.isLive ? [{ ...who, session: who.session }] : []))
  return at(all, n) ?? null
}
