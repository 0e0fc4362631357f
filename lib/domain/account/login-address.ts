const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** The login address: an email is unchanged; a username or a phone becomes an address on the customer domain. */
export function toLoginAddress(input: string, customerDomain: string): string {
  const value = input.trim()
  return EMAIL.test(value) ? value.toLowerCase() : `${value.replace(/[\s()-]/g, '').toLowerCase()}@${customerDomain}`
}
