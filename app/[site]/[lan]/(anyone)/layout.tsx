import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CountriesProvider } from '@/components/auth/countries-provider'
import { SessionDialogs } from '@/components/auth/session-dialogs'
import { SmsAvailabilityProvider } from '@/components/auth/sms-availability'
import { PreHydrationScript } from '@/components/layout/document/head-scripts'
import { Notifications } from '@/components/layout/document/notifications'
import { SiteStyles, SiteTypefaces } from '@/components/layout/document/site-styles'
import { MapSettingsProvider } from '@/components/maps/map-settings'
import { QueryProvider } from '@/components/ui/loading/query-provider'
import { PathsProvider } from '@/components/ui/navigation/paths-provider'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { toBcp47 } from '@/lib/domain/languages/languages'
import { cityOrDefault } from '@/lib/domain/places/cities'
import { CITY_COOKIE } from '@/lib/domain/site/choices'
import { cookieOf } from '@/lib/domain/site/cookies'
import { offeredCountries } from '@/lib/server/pages/offered-countries'
import { pageContext } from '@/lib/server/pages/page-context'
import { siteMetadata } from '@/lib/server/pages/page-metadata'
import { pageNonce } from '@/lib/server/pages/page-nonce'
import { siteViewport } from '@/lib/server/pages/theme-colours'
import { siteStyles, siteTypefaces } from '@/lib/server/pages/theme-styles'
import { pathsInput } from '@/lib/server/site/site-address'
import '@/app/globals.css'

export const dynamic = 'force-dynamic'
export const viewport = siteViewport

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata((await pageContext()).site), robots: { index: false } }
}

/**
 * The root layout of pages that anyone may use but that are never cached: the same as for customers, without the
 * gate.
 */
export default async function AnyoneLayout({ children }: { children: ReactNode }) {
  const [{ site, language, paths, map, cities }, { textMessages, countries, pushKey }, messages, cookieStore, nonce] =
    await Promise.all([pageContext(), getAppConfig(), getMessages(), cookies(), pageNonce()])
  const { common, auth, errors, checkout, payment, address, paynow, bill } = messages
  const { lat, lon } = cityOrDefault(cities, cookieOf(cookieStore, CITY_COOKIE))
  return (
    <html lang={toBcp47(language)}>
      <body>
        <SiteStyles styles={siteStyles(site.theme)} />
        <PreHydrationScript nonce={nonce} />
        <NextIntlClientProvider messages={{ common, auth, errors, checkout, payment, address, paynow, bill }}>
          <PathsProvider input={pathsInput(site, language)}>
            <QueryProvider>
              <SmsAvailabilityProvider available={textMessages}>
                <CountriesProvider countries={offeredCountries(countries)}>
                  <MapSettingsProvider source={map} centre={{ lat, lon }}>
                    {children}
                  </MapSettingsProvider>
                  <SessionDialogs homeHref={paths.home()} />
                  <Notifications serverKey={pushKey} />
                </CountriesProvider>
              </SmsAvailabilityProvider>
            </QueryProvider>
          </PathsProvider>
        </NextIntlClientProvider>
        <SiteTypefaces styles={siteTypefaces(site.theme)} />
      </body>
    </html>
  )
}
