import { endpoint } from '@/backend/routes/endpoint'
import { sendContactMessage } from '@/backend/services/contact/send-contact-message'
import * as contract from '@/lib/contract/contact'

const contact = endpoint(contract.sendContactMessage, async (message, { caller, ...deps }) => {
  await sendContactMessage(deps, message, caller.address)
})

export const CONTACT_ENDPOINTS = [contact]
