import { z } from 'zod'
import type { CONTACT } from '@/backend/customers/messages/message-kinds'
import { draftMail, type MailDraft, type WritingDeps } from '@/backend/messages/message-draft'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { seal, unseal } from '@/backend/platform/seal'
import { DEFAULT_LANGUAGE } from '@/lib/domain/languages/languages'
import type { RotatingSecret } from '@/lib/env-values'

const letter = z.object({ name: z.string(), message: z.string(), domain: z.string().optional() })
export type Letter = z.output<typeof letter>

export function sealLetter(secrets: RotatingSecret, written: Letter): string {
  return seal(secrets, JSON.stringify(written))
}

/** A shopper's message to support, in the first language; an answer goes to its writer. Null without a recipient. */
export async function composeContactMail(
  { config }: WritingDeps,
  { email, sealed }: z.output<typeof CONTACT.content>,
): Promise<MailDraft | null> {
  if (!config.supportEmail) return null
  const { name, message, domain } = letter.parse(JSON.parse(unseal(config.secrets.code, sealed)))
  const texts = textsIn(DEFAULT_LANGUAGE)
  const mail = draftMail(config.supportEmail, {
    language: DEFAULT_LANGUAGE,
    subject: fillText(texts.contact.subject, { name }),
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
