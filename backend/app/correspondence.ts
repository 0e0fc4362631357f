import { isConfirmedAddress } from '@/backend/customers/accounts/verification'
import { composeContactMail } from '@/backend/customers/contact/contact-message'
import {
  CONFIRM_EMAIL,
  CONTACT,
  EMAIL_CHANGED,
  PASSWORD_CHANGED,
  PHONE_CHANGED,
  PHONE_CODE,
  RESET_LINK,
} from '@/backend/customers/messages/account-message-kinds'
import {
  composeConfirmEmail,
  composeEmailChanged,
  composePasswordChanged,
  composePhoneChanged,
  composePhoneCode,
  composeResetLink,
} from '@/backend/customers/messages/account-messages'
import type { Correspondence } from '@/backend/messages/compose-message'
import { writeMessage } from '@/backend/messages/message-kind'
import { composeBoughtCard, composeReceivedCard, composeWaitingCard } from '@/backend/orders/gift-cards/gift-card-mails'
import { composeOrderMail, composeRefundMail } from '@/backend/orders/mails/order-mail'
import { composeStoreMail } from '@/backend/orders/mails/store-mail'
import {
  GIFT_CARD_BOUGHT,
  GIFT_CARD_RECEIVED,
  GIFT_CARD_WAITING,
  ORDER_MAIL,
  REFUND_MAIL,
  STORE_MAIL,
} from '@/backend/orders/notifications/message-kinds'

/** The writer of each kind of message. */
export const CORRESPONDENCE: Correspondence = {
  writers: [
    writeMessage(ORDER_MAIL, composeOrderMail),
    writeMessage(STORE_MAIL, composeStoreMail),
    writeMessage(REFUND_MAIL, composeRefundMail),
    writeMessage(GIFT_CARD_BOUGHT, composeBoughtCard),
    writeMessage(GIFT_CARD_RECEIVED, composeReceivedCard),
    writeMessage(GIFT_CARD_WAITING, composeWaitingCard),
    writeMessage(PHONE_CODE, composePhoneCode),
    writeMessage(RESET_LINK, composeResetLink),
    writeMessage(CONFIRM_EMAIL, composeConfirmEmail),
    writeMessage(PHONE_CHANGED, composePhoneChanged),
    writeMessage(PASSWORD_CHANGED, composePasswordChanged),
    writeMessage(EMAIL_CHANGED, composeEmailChanged),
    writeMessage(CONTACT, composeContactMail),
  ],
  isConfirmedAddress,
}
