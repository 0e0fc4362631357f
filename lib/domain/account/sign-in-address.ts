const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** An email is used as it is; a username or a phone becomes an address on the customers' domain. */
export function toSignInAddress(input: string, customerDomain: string): string {
  const value = input.trim()
  return EMAIL.test(value) ? value.toLowerCase() : `${value.replace(/[\s()-]/g, '').toLowerCase()}@${customerDomain}`
}
