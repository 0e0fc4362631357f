import '@/app/globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CountriesProvider } from '@/components/auth/countries-provider'
import { SessionDialogs } from '@/components/auth/session-dialogs'
import { SmsAvailabilityProvider } from '@/components/auth/sms-availability'
import { PreHydrationPlace, StoreChoices } from '@/components/layout/document/head-scripts'
import { Notifications } from '@/components/layout/document/notifications'
import { SiteStyles, SiteTypefaces } from '@/components/layout/document/site-styles'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { toBcp47 } from '@/lib/domain/languages/languages'
import { offeredCountries } from '@/lib/server/pages/offered-countries'
import { pageContext } from '@/lib/server/pages/page-context'
import { siteMetadata } from '@/lib/server/pages/page-metadata'
import { siteViewport } from '@/lib/server/pages/theme-colours'
import { siteStyles, siteTypefaces } from '@/lib/server/pages/theme-styles'

export const viewport = siteViewport

/** Pages are rendered on first request and then cached, so a build needs no API. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata((await pageContext()).site)
}

/** Contains nothing about the visitor, since it is cached. */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [{ site, language, paths }, { textMessages, countries, pushKey }] = await Promise.all([
    pageContext(),
    getAppConfig(),
  ])
  return (
    <html lang={toBcp47(language)}>
      <body>
        <SiteStyles styles={siteStyles(site.theme)} />
        <PreHydrationPlace />
        <SmsAvailabilityProvider available={textMessages}>
          <CountriesProvider countries={offeredCountries(countries)}>
            {children}
            <SessionDialogs homeHref={paths.home()} />
            <Notifications serverKey={pushKey} />
          </CountriesProvider>
        </SmsAvailabilityProvider>
        <StoreChoices />
        <SiteTypefaces styles={siteTypefaces(site.theme)} />
      </body>
    </html>
  )
}
