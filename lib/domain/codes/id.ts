/**
 * The id of a store, product, deal, option, address and the like: the number or text that the API answered, since it
 * goes back in that form. Two ids are compared by `isSameId`, and are keys by `idText`: an old cart has a number where
 * an API may answer text by now.
 */
export type Id = number | string

/** Case and leading zeros count. */
export const ID_TEXT = /^[\w-]{1,64}$/

export function isId(value: unknown): value is Id {
  if (typeof value === 'string') return ID_TEXT.test(value)
  return Number.isSafeInteger(value) && Number(value) >= 0
}

export function idText(id: Id): string {
  return `${id}`
}

/** The id of a URL or a key, which have text alone: a number if it is written as that number is. */
export function toId(text: string): Id {
  const number = Number(text)
  return isId(number) && idText(number) === text ? number : text
}

/** Whether it is a number, or text that is written as one. */
export function isNumeric(id: Id): boolean {
  return typeof toId(idText(id)) === 'number'
}

/** As `toId`; null for what is no id. */
export function parseId(text: string): Id | null {
  return isId(text) ? toId(text) : null
}

/** The ids of a list with commas, without what is no id. */
export function parseIds(text: string): Id[] {
  return text.split(',').flatMap((part) => parseId(part) ?? [])
}

export function isSameId(one: Id | null | undefined, other: Id | null | undefined): boolean {
  if (one === other) return true
  return one != null && other != null && idText(one) === idText(other)
}

export function hasId(ids: readonly Id[], id: Id): boolean {
  return ids.some((one) => isSameId(one, id))
}

/** Each id once, in the form that comes first. */
export function distinctIds(ids: readonly Id[]): Id[] {
  return ids.filter((id, index) => ids.findIndex((one) => isSameId(one, id)) === index)
}

/** Sorts ids of digits by their number, and others in an order that is always the same. */
export function compareIds(one: Id, other: Id): number {
  const [text, otherText] = [idText(one), idText(other)]
  return text.length - otherText.length || (text < otherText ? -1 : Number(text > otherText))
}
