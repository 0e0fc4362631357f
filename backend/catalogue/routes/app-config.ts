import { endpoint } from '@/backend/calls/endpoint'
import type { Config } from '@/backend/config/config'
import type { ProviderName } from '@/backend/providers/configured-providers'
import * as contract from '@/lib/contract/app-config'
import { CITIES, CITY_KEYS, DEFAULT_CITY } from '@/lib/domain/places/cities'

const NAMES: Record<(typeof CITY_KEYS)[number], string> = {
  vancouver: 'Vancouver',
  victoria: 'Victoria',
  toronto: 'Toronto',
  seattle: 'Seattle',
}

const appconfig = endpoint(contract.readAppConfig, async (_, { config, text, push }) => ({
  lat: CITIES[DEFAULT_CITY].lat,
  lon: CITIES[DEFAULT_CITY].lon,
  cities: CITY_KEYS.map((key) => ({ key, nm: NAMES[key], lat: CITIES[key].lat, lon: CITIES[key].lon })),
  tips_disabled: false,
  customer_domain: config.customerDomain,
  text_messages: text !== null,
  account_data: true,
  countries: [...config.countries],
  contact_form: config.supportEmail !== null,
  push_key: push?.publicKey,
  payment_providers: config.paymentProviders.flatMap((name) => {
    const key = publishableKeyOf(name, config)
    return key ? [{ name, publishable_key: key }] : []
  }),
}))

/** Null for a provider without a browser script. */
function publishableKeyOf(provider: ProviderName, { stripe, paypal }: Config): string | null {
  if (provider === 'stripe') return stripe?.publishableKey ?? null
  return provider === 'paypal' ? (paypal?.clientId ?? null) : null
}

export const APP_CONFIG_ENDPOINTS = [appconfig]
