import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { CONTACT } from '@/backend/customers/messages/account-message-kinds'
import { draftMail, type MailDraft, type WritingDeps } from '@/backend/messages/message-draft'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { allowsAddress } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import { seal, unseal } from '@/backend/platform/seal'
import { DEFAULT_LANGUAGE } from '@/lib/domain/languages/languages'

const PER_ADDRESS: Limit = { name: 'contact-from', max: 5, seconds: 3600 }
const TOTAL: Limit = { name: 'contact', max: 100, seconds: 3600 }

const letter = z.object({ name: z.string(), message: z.string(), domain: z.string().optional() })
type Letter = z.output<typeof letter>

/** Mails a shopper's message to support, and nothing to the shopper. Throws `notFound` without a recipient, `overLimit`. */
export async function sendContactMessage(
  { db, now, config, limiter }: Deps,
  { email, ...written }: Letter & { email: string },
  callerAddress: string,
): Promise<void> {
  if (!config.supportEmail) throw new DomainError('notFound', 'no recipient is configured')
  const isAllowed =
    (await allowsAddress(limiter, PER_ADDRESS, callerAddress)) && (await limiter.attempt(TOTAL, 'all')).isAllowed
  if (!isAllowed) throw new DomainError('overLimit', 'too many messages, try again later')
  const sealed = seal(config.secrets.code, JSON.stringify(written satisfies Letter))
  await inTransaction(db, (tx) => queueMessage(tx, CONTACT, { email, sealed }, now()))
}

/** Writes the mail in the default language; a reply goes to the shopper. Null without a recipient. */
export async function composeContactMail(
  { config }: WritingDeps,
  { email, sealed }: z.output<typeof CONTACT.content>,
): Promise<MailDraft | null> {
  if (!config.supportEmail) return null
  const { name, message, domain } = letter.parse(JSON.parse(unseal(config.secrets.code, sealed)))
  const texts = textsIn(DEFAULT_LANGUAGE)
  const mail = draftMail(config.supportEmail, {
    language: DEFAULT_LANGUAGE,
    subject: fillText(texts.contact.subject, { name }, DEFAULT_LANGUAGE),
    from: config.brandName,
    paragraphs: [message],
    facts: [
      { label: texts.store_order.name, value: name },
      { label: texts.store_order.email, value: email },
      { label: texts.contact.site, value: domain ?? config.brandName },
    ],
  })
  return { ...mail, replyTo: email }
}
