import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SessionDialogs } from '@/components/auth/session-dialogs'
import { figtree } from '@/components/layout/fonts'
import { MapSettingsProvider } from '@/components/maps/map-settings'
import { QueryProvider } from '@/components/ui/query-provider'
import { CITIES } from '@/lib/domain/cities'
import { toBcp47 } from '@/lib/domain/languages'
import { pageContext } from '@/lib/server/page-context'
import { siteMetadata } from '@/lib/server/page-metadata'
import { CITY_COOKIE, preferredCity } from '@/lib/server/preferences'
import { siteViewport } from '@/lib/server/theme-colours'
import '@/app/globals.css'

export const dynamic = 'force-dynamic'
export const viewport = siteViewport

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata((await pageContext()).site), robots: { index: false } }
}

/** The root of pages that anybody may use and nobody may keep: as the customers', without the gate. */
export default async function AnyoneLayout({ children }: { children: ReactNode }) {
  const [{ language, paths, map }, messages, kept] = await Promise.all([pageContext(), getMessages(), cookies()])
  const { common, auth, errors, checkout, payment, address, paynow } = messages
  return (
    <html lang={toBcp47(language)} className={figtree.variable}>
      <body>
        <NextIntlClientProvider messages={{ common, auth, errors, checkout, payment, address, paynow }}>
          <QueryProvider>
            <MapSettingsProvider source={map} centre={CITIES[preferredCity(kept.get(CITY_COOKIE)?.value)]}>
              {children}
            </MapSettingsProvider>
            <SessionDialogs homeHref={paths.home()} />
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
