import { getTranslations } from 'next-intl/server'
import { QrCode } from '@/components/ui/content/qr-code'
import type { SiteLinks } from '@/lib/domain/site/site'

/** The app store links, as QR codes and as plain links for phones. */
export async function AppCodes({ links }: { links: SiteLinks }) {
  const t = await getTranslations('header')
  const apps = [
    { href: links.appIos, label: t('app_ios') },
    { href: links.appAndroid, label: t('app_android') },
  ]
  return (
    <div className="grid gap-3 p-3">
      <p className="text-ink-soft">{t('scan_code')}</p>
      <ul className="flex gap-4">
        {apps.map(
          ({ href, label }) =>
            href && (
              <li key={label}>
                <a href={href} rel="noopener" className="grid justify-items-center gap-2 rounded-control font-semibold">
                  <QrCode text={href} className="size-28 rounded-control" />
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
