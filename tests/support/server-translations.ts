import { createTranslator } from 'next-intl'
import type { Language } from '@/lib/domain/languages/languages'
import { loadMessages, type Namespace } from '@/lib/i18n/messages'

let current: Language = 'en'

export function translateTo(language: Language): void {
  current = language
}

/** `next-intl/server` works only inside a request to Next. */
export async function getTranslations(of: Namespace | { locale: Language; namespace: Namespace }) {
  const { locale, namespace } = typeof of === 'string' ? { locale: current, namespace: of } : of
  return createTranslator({ locale, namespace, messages: await loadMessages(locale) })
}

export async function getLocale(): Promise<Language> {
  return current
}

export async function getMessages() {
  return loadMessages(current)
}
