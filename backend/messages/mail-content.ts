import type { Language } from '@/lib/domain/languages/languages'

/** `details` stand below the label. */
export interface MailRow {
  label: string
  details?: readonly string[]
  amount: string
  /** the sum of the rows above it */
  isTotal?: boolean
}

export interface MailContent {
  language: Language
  subject: string
  /** whose mail it is: the store's name, or the brand's */
  from?: string
  /** `#rrggbb`, of a store's button and of the edge of its mail; white is legible on it */
  accent?: string
  paragraphs: readonly string[]
  facts?: readonly { label: string; value: string }[]
  items?: readonly MailRow[]
  bill?: readonly MailRow[]
  link?: { label: string; url: string }
  /** where a recipient who knows nothing of it ends such mails */
  notMe?: string | undefined
}
