import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { fillText, textsIn } from '@/backend/messages/texts'
import { mailAddress } from './mail-address'
import type { Message, WritingDeps } from './message'
import type { NoticeOf } from './notice'
import { unsealPhoneCode } from './phone-code'
import { unseal } from './seal'
import { writeMail } from './write-mail'

export async function composePhoneCode(
  { config, now }: WritingDeps,
  { sealed, expiresAt, language }: NoticeOf<'phone_code'>,
): Promise<Message | null> {
  if (new Date(expiresAt) <= now()) return null
  const { phone, code } = unsealPhoneCode(config.secrets.code, sealed)
  return { channel: 'sms', to: phone, text: fillText(textsIn(language).phone_code, { code, brand: config.brandName }) }
}

export async function composeResetLink(deps: WritingDeps, notice: NoticeOf<'reset_link'>): Promise<Message | null> {
  const { config, now } = deps
  const { customerId, sealed, expiresAt, language } = notice
  const to = await addressOf(deps, customerId)
  if (!to || new Date(expiresAt) <= now()) return null
  const texts = textsIn(language).reset_link
  const token = unseal(config.secrets.code, sealed)
  return writeMail(to, {
    language,
    subject: fillText(texts.subject, { brand: config.brandName }),
    paragraphs: [texts.asked, texts.ignore],
    link: { label: texts.link, url: `${config.storefrontOrigins[0] ?? ''}/reset?token=${token}` },
  })
}

export async function composePasswordChanged(
  deps: WritingDeps,
  { customerId, language }: NoticeOf<'password_changed'>,
): Promise<Message | null> {
  const to = await addressOf(deps, customerId)
  if (!to) return null
  const texts = textsIn(language).password_changed
  const subject = fillText(texts.subject, { brand: deps.config.brandName })
  return writeMail(to, { language, subject, paragraphs: [texts.changed, texts.not_you] })
}

export async function composeEmailChanged(
  { config }: WritingDeps,
  { oldEmail, language }: NoticeOf<'email_changed'>,
): Promise<Message | null> {
  const to = mailAddress(oldEmail, config.customerDomain)
  if (!to) return null
  const texts = textsIn(language).email_changed
  const subject = fillText(texts.subject, { brand: config.brandName })
  return writeMail(to, { language, subject, paragraphs: [texts.changed, texts.not_you] })
}

async function addressOf({ db, config }: WritingDeps, customerId: number): Promise<string | null> {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  return customer ? mailAddress(customer.email, config.customerDomain) : null
}
