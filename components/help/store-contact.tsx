import { MapPin, Phone } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/forms/button'
import type { StoreSite } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

export async function StoreContact({ site, paths }: { site: StoreSite; paths: Paths }) {
  const [deal, header] = await Promise.all([getTranslations('deal'), getTranslations('header')])
  return (
    <address className="grid gap-3 rounded-card border border-line bg-surface p-5 not-italic shadow-card">
      <p className="font-brand text-lg font-extrabold">{site.name}</p>
      {site.address && (
        <p className="flex items-start gap-2.5">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          {site.address}
        </p>
      )}
      {site.phoneHref && (
        <a
          href={site.phoneHref}
          aria-label={deal('call', { phone: site.phone })}
          className="flex min-h-11 items-center gap-2.5 font-semibold hover:underline"
        >
          <Phone aria-hidden className="size-5 shrink-0 text-accent-ink" />
          {site.phone}
        </a>
      )}
      <a href={paths.storeInfo()} className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}>
        {header('find_us')}
      </a>
    </address>
  )
}
