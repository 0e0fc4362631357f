import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getDeal } from '@/lib/commerce-client/stores/deals-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import { endsLater, lastDay } from '@/lib/domain/deals/last-day'
import type { Language } from '@/lib/domain/languages/languages'
import type { Site } from '@/lib/domain/site/site'
import { addressLine } from '@/lib/domain/stores/address-line'
import { calendarFile } from '@/lib/domain/time/calendar-file'
import { addressIn, siteOrigin } from '@/lib/server/site/site-address'

/** The last day begins at midnight: the reminder comes at ten in the morning of the day before. */
const REMINDER_MINUTES = 14 * 60

/** Null where this site has no such deal, or it has ended. */
export async function dealCalendar(site: Site, id: Id, language: Language, now: Date): Promise<string | null> {
  const deal = await getDeal(id, language)
  if (!deal || (site.kind === 'store' && !isSameId(site.gid, deal.gid)) || !endsLater(deal.endsAt, now)) return null
  const [store, t] = await Promise.all([
    getStore(deal.gid, language),
    getTranslations({ locale: language, namespace: 'deal' }),
  ])
  const url = addressIn(site, language, (paths) => paths.deal(id))
  const place = store ? addressLine(store.address) : deal.location
  const event = {
    uid: `deal-${id}@${new URL(siteOrigin(site)).hostname}`,
    ...lastDay(deal.endsAt, store?.timeZone ?? null),
    summary: t('last_day', { name: deal.name }),
    description: [deal.storeName, deal.shortDescription, url].filter(Boolean).join('\n'),
    location: [deal.storeName, place].filter(Boolean).join('\n'),
    url,
    reminderMinutes: REMINDER_MINUTES,
  }
  return calendarFile(event, { producer: site.name, now })
}
