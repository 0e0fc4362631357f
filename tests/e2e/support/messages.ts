import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import type en from '@/messages/en.json'

const files = LANGUAGES.map((language) => [language, JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))])

export const MESSAGES: Record<Language, typeof en> = Object.fromEntries(files)
