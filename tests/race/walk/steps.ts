import fc from 'fast-check'
import * as account from './account-steps'
import { accountsOpenToProofs, nothingOfOthersIsRead } from './check-access'
import { booksAgree, chargedAsShown, moneyIsWithItsOwners, ordersAsPressed } from './check-money'
import * as shopping from './shopping-steps'
import * as town from './town-steps'
import type { World } from './world'

/** How often each step ended in which way. */
export const counts = new Map<string, number>()
const CHECKS = [
  ordersAsPressed,
  chargedAsShown,
  accountsOpenToProofs,
  moneyIsWithItsOwners,
  nothingOfOthersIsRead,
  booksAgree,
]
/** So that texts, one a minute for each number, are mostly sent. */
const PAUSE_S = 61

type Act = (world: World, n: number, m: number, k: number) => Promise<string>

/** Everything that must be true after each step. Throws what is not. */
export async function check(world: World, step: string): Promise<void> {
  const faults = world.faults.splice(0)
  for (const one of CHECKS) faults.push(...(await one(world)))
  if (faults.length > 0) throw new Error(`after ${step}: ${faults.join('; ')}`)
  Object.assign(world, { shown: null, pressed: null })
}

export class Step implements fc.AsyncCommand<object, World> {
  constructor(
    readonly name: string,
    readonly act: Act,
    readonly detail: [number, number, number],
  ) {}
  check = () => true
  toString = () => `${this.name} (${this.detail.join(', ')})`
  async run(_: object, world: World): Promise<void> {
    const ending = await this.act(world, ...this.detail)
    if (ending === 'nothing to do') return
    const key = `${this.name}: ${ending}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    await check(world, `${this}: ${ending}`)
    world.api.clock.advance(PAUSE_S)
  }
}

/** How every walk begins: each person has an account, and some credit. */
export async function begin(world: World): Promise<void> {
  for (const n of world.people.keys()) {
    for (const [name, act, detail] of [
      ['log in by text', account.logInByText, [n, 1, 0]],
      ['get credit', town.giveCredit, [n, 20, (n + 1) % 2]],
    ] as const) {
      await new Step(name, act, [...detail]).run({}, world)
    }
  }
}

/** Each with its share. */
const ACTS: [share: number, name: string, act: Act][] = [
  [3, 'log in by text', account.logInByText],
  [1, 'ask for a code', account.askForCode],
  [2, 'register', account.register],
  [2, 'log in by password', account.logInByPassword],
  [2, 'ask for a reset', account.askForReset],
  [3, 'follow a link', account.followLetter],
  [1, 'reset by text', account.resetByText],
  [2, 'change the phone', account.changePhone],
  [2, 'change the email', account.changeEmail],
  [1, 'log out', account.logOut],
  [1, 'save an address', account.saveAddress],
  [2, 'a phone or mailbox changes hands', account.handOn],
  [5, 'look at the checkout', shopping.look],
  [14, 'press', shopping.press],
  [2, 'press again', shopping.pressAgain],
  [3, 'open the page to pay', shopping.openPayPage],
  [3, 'pay now', shopping.payNow],
  [2, 'pay by express', shopping.payByExpress],
  [2, 'cancel', shopping.cancel],
  [2, 'get credit', town.giveCredit],
  [3, 'give a card', town.giveCard],
  [1, 'take a card back', town.takeCardBack],
  [1, 'change the store', town.changeStore],
  [2, 'open the store', town.openStore],
  [3, 'step of the store', town.stepOfStore],
  [1, 'add to the bill', town.addToBill],
  [2, 'refund a part', town.refundPart],
  [5, 'decide on a page', town.decideOnPage],
  [1, 'refund at the provider', town.refundAtProvider],
  [3, 'hear an event', town.hear],
  [1, 'change the provider', town.changeProvider],
  [2, 'work', town.work],
  [1, 'wait', town.wait],
]

const number = fc.nat(59)
export const STEPS = ACTS.flatMap(([share, name, act]) =>
  Array.from({ length: share }, () => fc.tuple(number, number, number).map((detail) => new Step(name, act, detail))),
)
