import 'server-only'
import { readAppConfig } from '@/lib/contract/app-config'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { CITIES, DEFAULT_CITY } from '@/lib/domain/places/cities'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { log } from '@/lib/log'
import { toNamedCountries } from './named-countries'
import { readPublic } from './public-read'

export interface NamedProvider {
  name: string
  publishableKey: string
}

export interface AppConfig {
  lat: number
  lon: number
  tipsDisabled: boolean
  hasAccountData: boolean
  textMessages: boolean
  hasContactForm: boolean
  /** whose phones and addresses the API takes, the default one first; null: those of the documents */
  countries: CountryCode[] | null
  /** null: the API sends no notifications */
  pushKey: string | null
  /** null: the settings cannot be read */
  paymentProviders: NamedProvider[] | null
}

/** Built-in defaults when they cannot be read in a short time, since pages need them before they can request their lists. */
export function getAppConfig(): Promise<AppConfig> {
  return readConfig(DEADLINES.appConfig)
}

/** Null when the settings cannot be read: nothing stands in for the providers, so that an API may take longer. */
export async function getPaymentProviders(): Promise<NamedProvider[] | null> {
  return (await readConfig(DEADLINES.read)).paymentProviders
}

async function readConfig(timeoutMs: number): Promise<AppConfig> {
  const records = await readPublic(readAppConfig, {}, { tags: [], timeoutMs }).catch((error: Error) => {
    log.warn({ call: 'appconfig', reason: error.name }, 'built-in settings are used')
    return null
  })
  const centre = CITIES[DEFAULT_CITY]
  return {
    lat: records?.lat ?? centre.lat,
    lon: records?.lon ?? centre.lon,
    tipsDisabled: records?.tips_disabled ?? false,
    hasAccountData: records?.account_data ?? false,
    textMessages: records?.text_messages ?? true,
    hasContactForm: records?.contact_form ?? false,
    countries: toNamedCountries(records?.countries),
    pushKey: records?.push_key ?? null,
    paymentProviders: records && (records.payment_providers ?? []).map(toProvider),
  }
}

function toProvider({ name, publishable_key }: { name: string; publishable_key: string }): NamedProvider {
  return { name, publishableKey: publishable_key }
}
