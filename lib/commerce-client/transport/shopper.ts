import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { ADDRESS_SIGNATURE_HEADER, signAddress } from '@/lib/contract/signatures'
import { type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { env } from '@/lib/env'

export interface Shopper {
  /** in which the API writes mails and texts */
  language: Language
  /** for the API's rate limits; null if unknown */
  address: string | null
}

const shoppers = new AsyncLocalStorage<Shopper>()

/** Runs `work`; its calls for customers tell the API who the shopper is. */
export function onBehalfOf<T>(shopper: Shopper, work: () => T): T {
  return shoppers.run(shopper, work)
}

/** The address is signed, since the API may be on another host. */
export function shopperHeaders(): Record<string, string> {
  const shopper = shoppers.getStore()
  if (!shopper) return {}
  const { language, address } = shopper
  return { 'accept-language': toBcp47(language), ...(address && signed(address)) }
}

function signed(address: string): Record<string, string> {
  const secret = env().PURGE_SECRET?.[0]
  return { 'x-forwarded-for': address, ...(secret && { [ADDRESS_SIGNATURE_HEADER]: signAddress(address, secret) }) }
}
