import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SessionDialogs } from '@/components/auth/session-dialogs'
import { SessionGate } from '@/components/auth/session-gate'
import { figtree } from '@/components/layout/fonts'
import { MapSettingsProvider } from '@/components/maps/map-settings'
import { QueryProvider } from '@/components/ui/query-provider'
import { ToastRegion } from '@/components/ui/toast'
import { CITIES } from '@/lib/domain/cities'
import { toBcp47 } from '@/lib/domain/languages'
import { pageContext } from '@/lib/server/page-context'
import { siteMetadata } from '@/lib/server/page-metadata'
import { CITY_COOKIE, preferredCity } from '@/lib/server/preferences'
import { openSession } from '@/lib/server/session'
import { siteViewport } from '@/lib/server/theme-colours'
import '@/app/globals.css'

export const dynamic = 'force-dynamic'
export const viewport = siteViewport

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata((await pageContext()).site), robots: { index: false } }
}

/** The root of customers' pages: never cached, its scripts under a nonce, its content behind the session. */
export default async function PrivateLayout({ children }: { children: ReactNode }) {
  const [{ language, paths, map }, session, messages, kept] = await Promise.all([
    pageContext(),
    openSession(),
    getMessages(),
    cookies(),
  ])
  const { common, auth, errors, checkout, payment, address, orders, assets, account, paynow, paypal } = messages
  return (
    <html lang={toBcp47(language)} className={figtree.variable}>
      <body>
        <NextIntlClientProvider
          messages={{ common, auth, errors, checkout, payment, address, orders, assets, account, paynow, paypal }}
        >
          <QueryProvider>
            <SessionGate signedIn={Boolean(session.token)} firstName={session.firstName} homeHref={paths.home()}>
              <MapSettingsProvider source={map} centre={CITIES[preferredCity(kept.get(CITY_COOKIE)?.value)]}>
                {children}
              </MapSettingsProvider>
            </SessionGate>
            <SessionDialogs homeHref={paths.home()} />
            <ToastRegion />
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
