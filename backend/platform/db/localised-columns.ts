import { customType } from 'drizzle-orm/pg-core'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'

/** JSON with texts, which `complete` gives what they lack: they may be older than a language. */
export function jsonWithTexts<Data>(complete: (stored: Data) => Data, name = '') {
  return customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (data) => JSON.stringify(data),
    fromDriver: (stored) => complete((typeof stored === 'string' ? JSON.parse(stored) : stored) as Data),
  })(name)
}

export const localised = () => jsonWithTexts<Localised>(completeText)
export const localisedList = () => jsonWithTexts((texts: Localised[]) => texts.map(completeText))

export function labelled<Data extends { label: Localised }>(name?: string) {
  return jsonWithTexts((stored: Data) => ({ ...stored, label: completeText(stored.label) }), name)
}
