import fc from 'fast-check'
import { accountsOpenToProofs, nothingOfOthersIsRead } from './check-access'
import { booksAgree, chargedAsShown, moneyIsWithItsOwners, ordersAsPressed } from './check-money'
import { failuresLeftNothing, heldWithinBounds, nothingIsDropped } from './check-promises'
import * as checkout from './checkout-steps'
import * as gift from './gift-steps'
import * as login from './login-steps'
import * as pay from './pay-steps'
import * as profile from './profile-steps'
import * as provider from './provider-steps'
import * as store from './store-steps'
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
  heldWithinBounds,
  failuresLeftNothing,
  nothingIsDropped,
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

class Step implements fc.AsyncCommand<object, World> {
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
      ['log in by text', login.logInByText, [n, 1, 0]],
      ['get credit', gift.giveCredit, [n, 20, (n + 1) % 2]],
    ] as const) {
      await new Step(name, act, [...detail]).run({}, world)
    }
  }
}

const ACTS: [share: number, name: string, act: Act][] = [
  [3, 'log in by text', login.logInByText],
  [1, 'ask for a code', login.askForCode],
  [2, 'register', login.register],
  [2, 'log in by password', login.logInByPassword],
  [2, 'ask for a reset', login.askForReset],
  [3, 'follow a link', login.followLetter],
  [1, 'reset by text', login.resetByText],
  [2, 'change the phone', profile.changePhone],
  [2, 'change the email', profile.changeEmail],
  [1, 'log out', profile.logOut],
  [1, 'save an address', profile.saveAddress],
  [2, 'a phone or mailbox changes hands', profile.handOn],
  [6, 'look at the checkout', checkout.look],
  [14, 'press', checkout.press],
  [2, 'press again', checkout.pressAgain],
  [3, 'open the page to pay', pay.openPayPage],
  [3, 'pay now', pay.payNow],
  [4, 'pay by express', pay.payByExpress],
  [2, 'cancel', pay.cancel],
  [2, 'get credit', gift.giveCredit],
  [4, 'give a card', gift.giveCard],
  [2, 'take a card back', gift.takeCardBack],
  [1, 'change the store', store.changeStore],
  [2, 'open the store', store.openStore],
  [6, 'step of the store', store.stepOfStore],
  [5, 'add to the bill', store.addToBill],
  [3, 'refund a part', store.refundPart],
  [3, 'refund a line', store.refundLine],
  [5, 'decide on a page', provider.decideOnPage],
  [2, 'refund at the provider', provider.refundAtProvider],
  [3, 'hear an event', provider.hear],
  [1, 'change the provider', provider.changeProvider],
  [2, 'work', provider.work],
  [1, 'wait', provider.wait],
]

const number = fc.nat(59)
export const STEPS = ACTS.flatMap(([share, name, act]) =>
  Array.from({ length: share }, () => fc.tuple(number, number, number).map((detail) => new Step(name, act, detail))),
)
