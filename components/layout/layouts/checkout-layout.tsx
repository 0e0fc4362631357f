import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/header/brand'
import { LanguageMenu } from '@/components/layout/header/language-menu'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

interface CheckoutLayoutProps {
  site: Site
  paths: Paths
  children: ReactNode
}

/** The checkout's frame: brand and language menu, without links that lead away. */
export function CheckoutLayout({ site, paths, children }: CheckoutLayoutProps) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page-width flex min-h-14 lg:min-h-16 items-center justify-between gap-4 text-sm">
          <Brand site={site} href={site.kind === 'store' ? paths.home() : paths.deals()} />
          <LanguageMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page-width py-3 outline-none lg:py-10">
        {children}
      </main>
    </>
  )
}
