import { seal, unseal } from '@/backend/platform/seal'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import type { RotatingSecret } from '@/lib/env-values'

export const NOT_ME_PATH = '/mail/not-me'
/** so that nothing else that is sealed reads as such a link */
const PURPOSE = 'not me'

interface Recipient {
  email: string
  language: Language
}

export function notMeLink(publicUrl: string, secrets: RotatingSecret, { email, language }: Recipient): string {
  return `${publicUrl}${NOT_ME_PATH}?to=${seal(secrets, [PURPOSE, language, email].join('\n'))}`
}

/** Null for a token that was made up, or by a secret that is gone. */
export function readNotMeToken(secrets: RotatingSecret, token: string): Recipient | null {
  try {
    const [purpose, language = '', email = ''] = unseal(secrets, token).split('\n')
    return purpose === PURPOSE && isLanguage(language) && email ? { email, language } : null
  } catch {
    return null
  }
}
