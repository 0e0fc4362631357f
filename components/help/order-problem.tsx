import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/forms/button'
import type { Paths } from '@/lib/paths'

/** Why most shoppers come: where an order can be followed, cancelled and asked about. */
export async function OrderProblem({ paths }: { paths: Paths }) {
  const [t, orders] = await Promise.all([getTranslations('help'), getTranslations('orders')])
  return (
    <section aria-labelledby="order-problem" className="grid gap-3 rounded-card bg-accent-soft p-5">
      <h2 id="order-problem" className="text-heading">
        {t('problem.title')}
      </h2>
      <p className="leading-relaxed">{t('problem.text')}</p>
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <ButtonLink href={paths.orders()}>{orders('title')}</ButtonLink>
        <ButtonLink href={paths.help('refunds')} variant="secondary">
          {t('titles.refunds')}
        </ButtonLink>
        <ButtonLink href={paths.help('contact')} variant="secondary">
          {t('titles.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
