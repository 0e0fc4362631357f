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
