import { z } from 'zod'
import { orderId, words } from '@/backend/operators/operation/fields'
import { writeStoreComment } from '@/backend/orders/comments'
import { resendOrderMail } from '@/backend/orders/mails/resend-order-mail'
import { answerReview as writeAnswer } from '@/backend/orders/reviews/answer-review'
import { defineOrderAct } from './order-act'

const text = z.object({ id: orderId, text: words })

export const replyToOrder = defineOrderAct({
  name: 'orders.reply',
  about: 'The store’s words below the comments of its customer, who is notified.',
  path: '/orders/{id}/reply',
  ability: 'orders',
  request: text,
  async act({ db, now }, { id, text }) {
    await writeStoreComment(db, id, text, now())
  },
  commands: { reply: { form: ['<id>', '<text...>'], print: ({ id }) => [`${id}: answered`] } },
})

export const answerReview = defineOrderAct({
  name: 'orders.answer',
  about: 'The store’s answer below the review of the order, in place of an earlier one; anybody reads it.',
  path: '/orders/{id}/answer',
  ability: 'orders',
  request: text,
  async act({ db, now }, { id, text }) {
    await writeAnswer({ db, now }, id, text)
  },
  commands: { answer: { form: ['<id>', '<text...>'], print: ({ id }) => [`${id}: its review is answered`] } },
})

export const resendMail = defineOrderAct({
  name: 'orders.resend',
  about: 'A mail about the order once more, written from what it is now.',
  path: '/orders/{id}/resend',
  ability: 'orders',
  request: z.object({ id: orderId, mail: z.enum(['placed', 'paid', 'ready', 'canceled']) }),
  detail: ({ mail }) => mail,
  async act({ db, now, customerDomain }, { id, mail }) {
    await resendOrderMail(db, id, mail, { customerDomain, now: now() })
  },
  commands: { resend: { form: ['<id>', '<mail>'], print: ({ id }) => [`${id}: the mail is sent again`] } },
})
