import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/forms/button'
import { EmptyState } from './empty-state'

/** Stands in place of a part of a page that could not be read; `href` is the page itself. */
export async function PartNotLoaded({ href }: { href: string }) {
  const [t, common] = await Promise.all([getTranslations('errors'), getTranslations('common')])
  return (
    <EmptyState
      title={t('load_failed')}
      text={t('load_failed_text')}
      action={
        <ButtonLink variant="secondary" href={href}>
          {common('retry')}
        </ButtonLink>
      }
    />
  )
}
