import { endpoint } from '@/backend/calls/endpoint'
import type { Config } from '@/backend/config/config'
import type { ProviderName } from '@/backend/providers/configured-providers'
import * as contract from '@/lib/contract/app-config'

const appconfig = endpoint(contract.readAppConfig, async (_, { config, text, push }) => ({
  lat: config.cities[0].lat,
  lon: config.cities[0].lon,
  cities: config.cities.map(({ key, name, lat, lon }) => ({ key, nm: name.en, names: name, lat, lon })),
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
