import { DomainError } from '@/backend/platform/errors/domain-error'

/** What an operator may be allowed to do. */
export const ABILITIES = ['orders', 'refunds', 'catalogue', 'customers', 'sales'] as const
export type Ability = (typeof ABILITIES)[number]

/** Who acts: the holder of an operator's token, or the user of this machine who gives a command. */
export interface Actor {
  name: string
  /** null for a command */
  operatorId: number | null
  /** the stores whose data they reach; null: all */
  gids: readonly number[] | null
  abilities: readonly Ability[]
}

/** Whoever may give commands on this machine has the database anyway. */
export function commandActor(user: string): Actor {
  return { name: user, operatorId: null, gids: null, abilities: ABILITIES }
}

/** Throws `forbidden`. */
export function requireAbility(actor: Actor, ability: Ability): void {
  if (!actor.abilities.includes(ability)) throw new DomainError('forbidden', `this operator may not: ${ability}`)
}

/** Of what concerns the whole marketplace. Throws `forbidden`. */
export function requireAllStores(actor: Actor): void {
  if (actor.gids !== null) throw new DomainError('forbidden', 'only an operator of all stores may')
}
