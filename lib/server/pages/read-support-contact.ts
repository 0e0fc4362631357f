import 'server-only'
import { parseHours } from '@/lib/commerce-client/stores/read-hours'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import type { SupportContact } from '@/lib/domain/contact/support-contact'
import type { Language } from '@/lib/domain/languages/languages'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { phoneText } from '@/lib/domain/places/phone-text'
import type { Site } from '@/lib/domain/site/site'
import { env } from '@/lib/env'

/** How shoppers reach the site: as configured, or the store whose domain it is. */
export async function supportContact(site: Site, language: Language): Promise<SupportContact> {
  if (site.kind === 'store') {
    const store = await getStore(site.gid, language)
    const { phone, phoneHref } = site
    return { email: '', phone, phoneHref, hours: store?.hours ?? null, hoursText: store?.unreadHours ?? '' }
  }
  const { SUPPORT_EMAIL: email = '', SUPPORT_PHONE: phone = '', SUPPORT_HOURS: text = '' } = env()
  const hours = parseHours(text)
  return {
    email,
    phone: phoneText(phone, ''),
    phoneHref: phoneLink(phone, ''),
    hours,
    hoursText: hours ? '' : text,
  }
}
