import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StallScene } from '@/components/ui/content/stall-scene'
import { buttonClass } from '@/components/ui/forms/button'
import type { Paths } from '@/lib/paths'

/** With its query, as an address that is empty. */
const THIS_PAGE = ''

interface UnavailableProps {
  paths: Paths
  /** what else can be shown */
  children: ReactNode
}

/** A page that cannot be shown now: a link to try again, which needs no script, and where else to go. */
export async function Unavailable({ paths, children }: UnavailableProps) {
  const [t, common] = await Promise.all([getTranslations('errors'), getTranslations('common')])
  return (
    <div className="page-width grid grid-cols-1 justify-items-center gap-6 py-8 text-center sm:py-14">
      <StallScene sign="…" />
      <div className="grid gap-2">
        <h1 className="text-title">{t('load_failed')}</h1>
        <p className="text-lead max-w-prose text-ink-soft">{t('load_failed_text')}</p>
      </div>
      <p className="flex flex-wrap justify-center gap-3">
        <a href={THIS_PAGE} className={buttonClass()}>
          {common('retry')}
        </a>
        <a href={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {common('back_to_home')}
        </a>
      </p>
      <div className="grid w-full gap-8 pt-6 text-start empty:hidden">{children}</div>
    </div>
  )
}
