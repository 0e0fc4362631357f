import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { dayRange } from '@/components/ui/content/day-names'
import { buttonClass } from '@/components/ui/forms/button'
import type { SupportContact } from '@/lib/domain/contact/support-contact'
import type { Site } from '@/lib/domain/site/site'
import { groupDays, isWholeDay, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import type { Paths } from '@/lib/paths'

interface ContactFactsProps {
  site: Site
  contact: SupportContact
  paths: Paths
}

/** Address, email, phone and hours, as far as there are any; for a store also the way to its page. */
export async function ContactFacts({ site, contact, paths }: ContactFactsProps) {
  const [t, store, deal, header] = await Promise.all([
    getTranslations('contact'),
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('header'),
  ])
  const { email, phone, phoneHref, hours, hoursText } = contact
  if (site.kind === 'shared' && !email && !phone && !hours && !hoursText) return null
  return (
    <address className="grid gap-3 rounded-card border border-line bg-surface p-5 not-italic shadow-card">
      <p className="font-brand text-lg font-extrabold">{site.name}</p>
      {site.kind === 'store' && site.address && <Fact icon={<MapPin {...ICON} />}>{site.address}</Fact>}
      {email && (
        <Fact icon={<Mail {...ICON} />} href={`mailto:${email}`} label={t('email_us', { email })}>
          {email}
        </Fact>
      )}
      {phoneHref && (
        <Fact icon={<Phone {...ICON} />} href={phoneHref} label={deal('call', { phone })}>
          {phone}
        </Fact>
      )}
      {hours &&
        (hours.every(isWholeDay) ? (
          <Fact icon={<Clock {...ICON} />}>{store('open_always')}</Fact>
        ) : (
          <Hours label={t('hours')} hours={hours} always={store('open_always')} deal={deal} />
        ))}
      {hoursText && <Fact icon={<Clock {...ICON} />}>{hoursText}</Fact>}
      {site.kind === 'store' && (
        <a href={paths.storeInfo()} className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}>
          {header('find_us')}
        </a>
      )}
    </address>
  )
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0 text-accent-ink' } as const

interface FactProps {
  icon: ReactNode
  href?: string
  label?: string
  children: ReactNode
}

function Fact({ icon, href, label, children }: FactProps) {
  if (!href)
    return (
      <div className="flex items-start gap-2.5">
        {icon}
        <div className="min-w-0 whitespace-pre-line">{children}</div>
      </div>
    )
  return (
    <a href={href} aria-label={label} className="flex min-h-11 items-center gap-2.5 font-semibold hover:underline">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </a>
  )
}

type Deal = Awaited<ReturnType<typeof getTranslations<'deal'>>>

interface HoursProps {
  label: string
  hours: WeeklyHours
  /** for a day without a closing time */
  always: string
  deal: Deal
}

function Hours({ label, hours, always, deal }: HoursProps) {
  return (
    <Fact icon={<Clock {...ICON} />}>
      <dl aria-label={label} className="grid grid-cols-[auto_auto] justify-start gap-x-4 gap-y-1 max-sm:text-sm">
        {groupDays(hours).map((group) => (
          <div key={group.first} className="contents">
            <dt className="text-ink-soft">{dayRange(group, deal)}</dt>
            <dd className="tabular-nums">
              {isWholeDay(hours[group.first] ?? []) ? always : group.text || deal('closed')}
            </dd>
          </div>
        ))}
      </dl>
    </Fact>
  )
}
