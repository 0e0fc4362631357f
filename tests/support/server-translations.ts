import { createTranslator } from 'next-intl'
import type { Language } from '@/lib/domain/languages/languages'
import { loadMessages, type Namespace } from '@/lib/i18n/messages'

let current: Language = 'en'

export function translateTo(language: Language): void {
  current = language
}

/** `next-intl/server` works only inside a request to Next. */
export async function getTranslations(namespace: Namespace) {
  return createTranslator({ locale: current, namespace, messages: await loadMessages(current) })
}

export async function getLocale(): Promise<Language> {
  return current
}

export async function getMessages() {
  return loadMessages(current)
}
