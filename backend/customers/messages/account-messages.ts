import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { customers } from '@/backend/customers/schema/customers'
import { mailAddress } from '@/backend/messages/mail-address'
import { draftMail, type MessageDraft, type WritingDeps } from '@/backend/messages/message-draft'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import { unseal } from '@/backend/platform/seal'
import type {
  CONFIRM_EMAIL,
  EMAIL_CHANGED,
  PASSWORD_CHANGED,
  PHONE_CHANGED,
  PHONE_CODE,
  RESET_LINK,
} from './account-message-kinds'
import { unsealPhoneCode } from './phone-code'

export async function composePhoneCode(
  { config, now }: WritingDeps,
  { sealed, expiresAt, language }: z.output<typeof PHONE_CODE.content>,
): Promise<MessageDraft | null> {
  if (new Date(expiresAt) <= now()) return null
  const { phone, code } = unsealPhoneCode(config.secrets.code, sealed)
  return {
    channel: 'sms',
    to: phone,
    text: fillText(textsIn(language).phone_code, { code, brand: config.brandName }, language),
  }
}

/** An address without an account gets a mail that says so: only its owner learns it. */
export async function composeResetLink(
  deps: WritingDeps,
  { email, sealed, expiresAt, language }: z.output<typeof RESET_LINK.content>,
): Promise<MessageDraft | null> {
  const { db, config, now } = deps
  if (new Date(expiresAt) <= now()) return null
  const brand = config.brandName
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) {
    const texts = textsIn(language).no_account
    const subject = fillText(texts.subject, { brand }, language)
    return draftMail(email, {
      language,
      subject,
      paragraphs: [fillText(texts.asked, { brand }, language), texts.ignore],
    })
  }
  const texts = textsIn(language).reset_link
  return draftMail(email, {
    language,
    subject: fillText(texts.subject, { brand }, language),
    paragraphs: [fillText(texts.asked, { brand }, language), texts.ignore],
    link: { label: texts.link, url: linkTo('/reset', config, sealed) },
  })
}

export async function composeConfirmEmail(
  { config, now }: WritingDeps,
  { email, sealed, expiresAt, language }: z.output<typeof CONFIRM_EMAIL.content>,
): Promise<MessageDraft | null> {
  if (new Date(expiresAt) <= now()) return null
  const texts = textsIn(language).confirm_email
  const brand = config.brandName
  return draftMail(email, {
    language,
    subject: fillText(texts.subject, { brand }, language),
    paragraphs: [fillText(texts.asked, { brand }, language), texts.ignore],
    link: { label: texts.link, url: linkTo('/account/confirm-email', config, sealed) },
  })
}

export async function composePasswordChanged(
  deps: WritingDeps,
  { customerId, language }: z.output<typeof PASSWORD_CHANGED.content>,
): Promise<MessageDraft | null> {
  const to = await addressOf(deps, customerId)
  if (!to) return null
  const texts = textsIn(language).password_changed
  const subject = fillText(texts.subject, { brand: deps.config.brandName }, language)
  return draftMail(to, { language, subject, paragraphs: [texts.changed, texts.not_you] })
}

export async function composePhoneChanged(
  deps: WritingDeps,
  { customerId, sealed, language }: z.output<typeof PHONE_CHANGED.content>,
): Promise<MessageDraft | null> {
  const texts = textsIn(language).phone_changed
  const { secrets, brandName: brand } = deps.config
  if (sealed)
    return { channel: 'sms', to: unseal(secrets.code, sealed), text: fillText(texts.text, { brand }, language) }
  const to = await addressOf(deps, customerId)
  if (!to) return null
  const subject = fillText(texts.subject, { brand }, language)
  return draftMail(to, { language, subject, paragraphs: [texts.changed, texts.not_you] })
}

export async function composeEmailChanged(
  { config }: WritingDeps,
  { oldEmail, language }: z.output<typeof EMAIL_CHANGED.content>,
): Promise<MessageDraft | null> {
  const to = mailAddress(oldEmail, config.customerDomain)
  if (!to) return null
  const texts = textsIn(language).email_changed
  const subject = fillText(texts.subject, { brand: config.brandName }, language)
  return draftMail(to, { language, subject, paragraphs: [texts.changed, texts.not_you] })
}

async function addressOf({ db, config }: WritingDeps, customerId: number): Promise<string | null> {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId))
  return customer ? mailAddress(customer.email, config.customerDomain) : null
}

function linkTo(path: string, { storefrontOrigins, secrets }: WritingDeps['config'], sealed: string): string {
  return `${storefrontOrigins[0] ?? ''}${path}?token=${unseal(secrets.code, sealed)}`
}
