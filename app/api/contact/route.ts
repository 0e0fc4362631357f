import { sendContactMessage } from '@/lib/commerce-client/account/contact-api'
import { contactMessageSchema } from '@/lib/domain/contact/contact-message.schema'
import { visitorRoute } from '@/lib/server/routing/api-handler'
import { domainOf } from '@/lib/server/site/site'

export const POST = visitorRoute('POST /api/contact', { input: contactMessageSchema }, ({ input, site }) =>
  sendContactMessage(input, domainOf(site)),
)
