import type { listItems } from '@/backend/operators/items/item-operations'
import { type AnswerOf, call } from '@/operator/calls/call'

export type ItemList = AnswerOf<typeof listItems>
export type Item = ItemList['items'][number]

/** What the store sells, by a part of name or key. */
export function fetchItems(store: string, text: string): Promise<ItemList> {
  return call('GET', `/stores/${encodeURIComponent(store)}/items?${new URLSearchParams({ text })}`)
}

/** An item as it is now; undefined where it is sold no more. */
export async function fetchItem(store: string, { kind, id, name }: Item): Promise<Item | undefined> {
  return (await fetchItems(store, name)).items.find((one) => one.kind === kind && one.id === id)
}

/** The calls that change it begin with it. */
export function pathOf(store: string, { kind, id }: Item): string {
  return `/stores/${encodeURIComponent(store)}/items/${kind}/${id}`
}
