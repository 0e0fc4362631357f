import { composeContactMail } from '@/backend/customers/contact/contact-mail'
import {
  composeConfirmEmail,
  composeEmailChanged,
  composePasswordChanged,
  composePhoneChanged,
  composePhoneCode,
  composeResetLink,
} from '@/backend/customers/messages/account-messages'
import { composeBoughtCard, composeReceivedCard, composeWaitingCard } from '@/backend/orders/gift-cards/gift-card-mails'
import { composeOrderMail } from '@/backend/orders/mails/order-mail'
import { composeRefundMail } from '@/backend/orders/mails/refund-mail'
import { composeStoreMail } from '@/backend/orders/mails/store-mail'
import type { Mail, TextMessage } from '@/backend/providers/messages/message-providers'
import { limitOf, type MailLimit } from './mail-admission'
import type { MessageDraft, WritingDeps } from './message-draft'
import { notMeLink } from './not-me-link'
import type { OutboundMessage } from './outbound-message'
import { writeMail } from './write-mail'

export type ComposedMessage =
  | { channel: 'email'; mail: Omit<Mail, 'id'>; limit: MailLimit }
  | { channel: 'sms'; text: TextMessage }

/**
 * Null when nothing is left to say or nobody to tell: an expired code, no address of their own, an undone order. A mail
 * to an address that nobody has confirmed lets its recipient end such mails.
 */
export async function composeMessage(deps: WritingDeps, notice: OutboundMessage): Promise<ComposedMessage | null> {
  const draft = await draftMessage(deps, notice)
  if (!draft) return null
  if (draft.channel === 'sms') return { channel: 'sms', text: { to: draft.to, text: draft.text } }
  const { to, content, replyTo } = draft
  const limit = await limitOf(deps.db, notice, draft)
  const { publicUrl, secrets } = deps.config
  const notMe =
    limit === 'open' ? undefined : notMeLink(publicUrl, secrets.code, { email: to, language: content.language })
  const mail = await writeMail(to, { ...content, notMe })
  return { channel: 'email', mail: replyTo ? { ...mail, replyTo } : mail, limit }
}

function draftMessage(deps: WritingDeps, notice: OutboundMessage): Promise<MessageDraft | null> {
  switch (notice.kind) {
    case 'order':
      return composeOrderMail(deps, notice)
    case 'store_order':
      return composeStoreMail(deps, notice)
    case 'order_refunded':
      return composeRefundMail(deps, notice)
    case 'gift_card_bought':
      return composeBoughtCard(deps, notice)
    case 'gift_card_received':
      return composeReceivedCard(deps, notice)
    case 'gift_card_waiting':
      return composeWaitingCard(deps, notice)
    case 'phone_code':
      return composePhoneCode(deps, notice)
    case 'reset_link':
      return composeResetLink(deps, notice)
    case 'confirm_email':
      return composeConfirmEmail(deps, notice)
    case 'phone_changed':
      return composePhoneChanged(deps, notice)
    case 'password_changed':
      return composePasswordChanged(deps, notice)
    case 'contact':
      return composeContactMail(deps, notice)
    case 'email_changed':
      return composeEmailChanged(deps, notice)
  }
}
