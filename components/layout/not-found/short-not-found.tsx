import { SearchX } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { ButtonLink } from '@/components/ui/forms/button'
import type { Paths } from '@/lib/paths'

/** Written into every page, so it is short. */
export async function ShortNotFound({ paths }: { paths: Paths }) {
  const [t, common] = await Promise.all([getTranslations('errors'), getTranslations('common')])
  return (
    <div className="page-width py-16">
      <h1 className="sr-only">{t('page_not_found')}</h1>
      <EmptyState
        icon={<SearchX aria-hidden className="size-7" />}
        title={t('page_not_found')}
        text={t('page_not_found_text')}
        action={
          <>
            <ButtonLink href={paths.home()}>{common('back_to_home')}</ButtonLink>
            <ButtonLink variant="secondary" href={paths.deals()}>
              {t('see_deals')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
