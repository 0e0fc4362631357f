import { Mail, Pencil, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Customer } from '@/lib/domain/account/customer'
import { fullName } from '@/lib/domain/account/person-name'
import { documentedCountry } from '@/lib/domain/places/countries'
import { phoneText } from '@/lib/domain/places/phone-text'
import { Avatar } from './avatar'

/** Avatar, name, email and phone, with the edit icon. */
export function ProfileCard({ customer, onEdit }: { customer: Customer; onEdit: () => void }) {
  const t = useTranslations('account')
  const { firstName, nickName, email, phone, countryCode } = customer
  const documented = documentedCountry(countryCode)
  const name = fullName(customer)
  return (
    <section
      aria-label={t('tabs.profile')}
      className="flex items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:gap-6 sm:p-6"
    >
      <Avatar customer={customer} />
      <div className="grid min-w-0 flex-1 gap-3 self-center">
        <p className="text-heading font-bold wrap-anywhere">
          <span className={name ? undefined : 'text-ink-faint'}>{name || t('no_name')}</span>
          {nickName && nickName !== firstName && <span className="ms-2 font-normal text-ink-soft">{nickName}</span>}
        </p>
        <dl className="grid gap-x-6 gap-y-1.5 sm:flex sm:flex-wrap">
          <Fact icon={<Mail aria-hidden className="size-4.5" />} name={t('tabs.email')}>
            {email || t('no_email')}
          </Fact>
          <Fact icon={<Phone aria-hidden className="size-4.5" />} name={t('tabs.phone')}>
            {phone ? phoneText(documented ? `+${documented.areaCode} ${phone}` : phone, countryCode) : t('no_phone')}
          </Fact>
        </dl>
      </div>
      <button
        type="button"
        onClick={onEdit}
        aria-label={t('edit')}
        title={t('edit')}
        className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Pencil aria-hidden className="size-5" />
      </button>
    </section>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2 text-ink-soft">
      <dt className="shrink-0 text-ink-faint">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
