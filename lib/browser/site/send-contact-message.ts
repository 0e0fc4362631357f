import { request } from '@/lib/browser/fetcher/request'
import type { ContactMessage } from '@/lib/domain/contact/contact-message.schema'

/** Codes of `POST /api/contact`. */
export function sendContactMessage(body: ContactMessage) {
  return request('POST /api/contact', { body })
}
