import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/header/brand'
import { LanguageMenu } from '@/components/layout/header/language-menu'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

interface MinimalLayoutProps {
  site: Site
  paths: Paths
  children: ReactNode
}

export async function MinimalLayout({ site, paths, children }: MinimalLayoutProps) {
  const t = await getTranslations('footer')
  return (
    <div className="flex min-h-dvh flex-col">
      <header id="header" className="page-width flex min-h-14 items-center justify-end text-sm">
        <LanguageMenu />
      </header>
      <main
        id="content"
        tabIndex={-1}
        data-start="now"
        className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 outline-none sm:my-auto sm:min-h-160 sm:flex-none sm:rounded-sheet sm:border sm:border-line sm:bg-surface sm:px-8 sm:pt-6 sm:pb-2 sm:shadow-card"
      >
        {children}
      </main>
      <footer className="flex items-center justify-center gap-1.5 py-4 text-sm text-ink-faint">
        {t.rich('powered_by', { brand: () => <Brand site={site} href={paths.home()} only="name" /> })}
      </footer>
    </div>
  )
}
