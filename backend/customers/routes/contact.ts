import { endpoint } from '@/backend/calls/endpoint'
import { sendContactMessage } from '@/backend/customers/contact/contact-message'
import * as contract from '@/lib/contract/contact'

const contact = endpoint(contract.sendContactMessage, async (message, { caller, ...deps }) => {
  await sendContactMessage(deps, message, caller.address)
})

export const CONTACT_ENDPOINTS = [contact]
