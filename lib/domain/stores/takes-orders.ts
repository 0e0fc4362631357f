import type { ListedStore } from './stores'

/** Whether it hands over what is ordered from its menu: only then an API tells how long that takes. */
export function takesOrders({ estimates }: Pick<ListedStore, 'estimates'>): boolean {
  return Object.values(estimates).some((estimate) => estimate !== undefined)
}
