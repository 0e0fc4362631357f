const LENGTH = 6

/**
 * The end of a long order id, to be read out by phone: `K7Q-4MZ` of `…ak7q4mz`. Null for an id that is short itself.
 */
export function shortNumber(orderId: string): string | null {
  const characters = orderId.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (characters.length <= LENGTH + 2) return null
  const end = characters.slice(-LENGTH)
  return `${end.slice(0, LENGTH / 2)}-${end.slice(LENGTH / 2)}`
}

/** The end of the lower-case ids that a typed short number stands for: `k7q4mz`. Null for what is none. */
export function shortEnd(typed: string): string | null {
  const characters = typed.toLowerCase().replace(/[\s#\p{Dash}]/gu, '')
  return /^[a-z0-9]+$/.test(characters) && characters.length === LENGTH ? characters : null
}
