import type { Language } from '@/lib/domain/languages'
import type { Messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}
