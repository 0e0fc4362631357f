import 'server-only'
import type { z } from 'zod'
import { readAppConfig } from '@/lib/contract/app-config'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Point } from '@/lib/domain/places/places'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { log } from '@/lib/log'
import { toNamedCountries } from './named-countries'
import { readPublic } from './public-read'

export interface NamedProvider {
  name: string
  publishableKey: string
}

export interface AppConfig {
  /** the default place of an API that names no cities; null: that of the default city */
  place: Point | null
  tipsDisabled: boolean
  hasAccountData: boolean
  textMessages: boolean
  hasContactForm: boolean
  /** whose phones and addresses the API takes, the default one first; null: those of the documents */
  countries: CountryCode[] | null
  /** null: the API sends no notifications */
  pushKey: string | null
  /** whether the storefront itself takes numbers of cards */
  hasCardForm: boolean
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

/** Waits as long as for any read, since a card must not be sent to an API that wants none. */
export async function hasCardForm(): Promise<boolean> {
  return (await readConfig(DEADLINES.read)).hasCardForm
}

type Records = z.output<typeof readAppConfig.records>

/** Null when they cannot be read. */
export function readSettings(timeoutMs: number): Promise<Records | null> {
  return readPublic(readAppConfig, {}, { tags: [], timeoutMs }).catch((error: Error) => {
    log.warn({ call: 'appconfig', reason: error.name }, 'built-in settings are used')
    return null
  })
}

function placeOf({ lat, lon, cities }: Records): Point | null {
  if (typeof lat !== 'number' || typeof lon !== 'number' || (cities ?? []).length > 0) return null
  return { lat, lon }
}

async function readConfig(timeoutMs: number): Promise<AppConfig> {
  const records = await readSettings(timeoutMs)
  return {
    place: records && placeOf(records),
    tipsDisabled: records?.tips_disabled ?? false,
    hasAccountData: records?.account_data ?? false,
    textMessages: records?.text_messages ?? true,
    hasContactForm: records?.contact_form ?? false,
    countries: toNamedCountries(records?.countries),
    pushKey: records?.push_key ?? null,
    hasCardForm: records?.card_entry !== 'hosted',
    paymentProviders: records && (records.payment_providers ?? []).map(toProvider),
  }
}

function toProvider({ name, publishable_key }: { name: string; publishable_key: string }): NamedProvider {
  return { name, publishableKey: publishable_key }
}
