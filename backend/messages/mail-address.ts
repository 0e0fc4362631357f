/** Null for one who signs in by phone or username only, whose address on the customer domain is synthetic. */
export function mailAddress(email: string, customerDomain: string): string | null {
  return email.includes('@') && !email.endsWith(`@${customerDomain}`) ? email : null
}
