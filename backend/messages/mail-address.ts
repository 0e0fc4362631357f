/** Null for an account without a mailbox, whose address on the customer domain is synthetic. */
export function mailAddress(email: string, customerDomain: string): string | null {
  return email.includes('@') && !email.endsWith(`@${customerDomain}`) ? email : null
}
