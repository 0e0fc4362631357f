import { DomainError } from '@/backend/platform/errors/domain-error'

/** Permissions that operators have one by one. */
export const ABILITIES = ['orders', 'refunds', 'catalogue', 'customers', 'sales'] as const
export type Ability = (typeof ABILITIES)[number]

/** The holder of an operator's token, or the user of this machine who runs a command. */
export interface Actor {
  name: string
  /** null for a command */
  operatorId: number | null
  /** the stores in reach; null: all */
  gids: readonly number[] | null
  abilities: readonly Ability[]
}

/** A command has every ability, since its user has access to the database anyway. */
export function commandActor(user: string): Actor {
  return { name: user, operatorId: null, gids: null, abilities: ABILITIES }
}

/** Throws `forbidden`. */
export function requireAbility(actor: Actor, ability: Ability): void {
  if (!actor.abilities.includes(ability)) throw new DomainError('forbidden', `this operator may not: ${ability}`)
}

/** Guards operations on the whole marketplace. Throws `forbidden`. */
export function requireAllStores(actor: Actor): void {
  if (actor.gids !== null) throw new DomainError('forbidden', 'only an operator of all stores may')
}
