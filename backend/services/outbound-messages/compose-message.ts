import {
  composeConfirmEmail,
  composeEmailChanged,
  composePasswordChanged,
  composePhoneChanged,
  composePhoneCode,
  composeResetLink,
} from './account-messages'
import type { ComposedMessage, WritingDeps } from './composed-message'
import { composeContactMail } from './contact-mail'
import { composeBoughtCard, composeReceivedCard, composeWaitingCard } from './gift-card-mails'
import { composeOrderMail } from './order-mail'
import type { OutboundMessage } from './outbound-message'
import { composeRefundMail } from './refund-mail'
import { composeStoreMail } from './store-mail'

/** Null when nothing is left to say or nobody to tell: an expired code, no address of their own, an undone order. */
export function composeMessage(deps: WritingDeps, notice: OutboundMessage): Promise<ComposedMessage | null> {
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
