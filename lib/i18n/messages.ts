import type { Language } from '@/lib/domain/languages/languages'
import type messages from '@/messages/en.json'

/** English is the reference: every language has the same keys. */
export type Messages = typeof messages
export type Namespace = keyof Messages

const LOADERS: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('@/messages/en.json'),
  zh: () => import('@/messages/zh.json'),
  'zh-Hant': () => import('@/messages/zh-Hant.json'),
  jp: () => import('@/messages/jp.json'),
}

export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default
}
