import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { claimProfile } from '@/lib/browser/account/fetch-account'
import type { UnclaimedProfile } from '@/lib/domain/account/customer'
import { withNames } from '@/lib/domain/languages/joined-text'

/** Asks whether what was entered before the customer proved their address is theirs, and keeps or removes it. */
export function UnclaimedQuestion({ unclaimed }: { unclaimed: UnclaimedProfile }) {
  const [t, language] = [useTranslations('account'), useLocale()]
  const client = useQueryClient()
  const answer = useMutation({
    mutationFn: async (isKept: boolean) => ({ isKept, saved: await claimProfile({ isKept }) }),
    onSuccess: async ({ isKept, saved }) => {
      if (!saved.ok) return
      showToast(t(isKept ? 'unclaimed.kept' : 'unclaimed.removed'))
      // the profile, the address book and an open checkout
      await client.invalidateQueries()
    },
  })
  const { initials, cities, phoneEnds } = unclaimed
  const hasFailed = answer.isError || answer.data?.saved.ok === false
  return (
    <Alert tone="warning" title={t('unclaimed.title')}>
      <div className="grid gap-3">
        <p>{t('unclaimed.text')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {initials && <li>{t('unclaimed.name', { initials })}</li>}
          {cities.map((city) => (
            <li key={city}>{withNames({ city }, language, (names) => t('unclaimed.address', names))}</li>
          ))}
          {phoneEnds.map((end) => (
            <li key={end}>{t('unclaimed.phone', { end })}</li>
          ))}
        </ul>
        {hasFailed && <p className="text-danger">{t('unclaimed.failed')}</p>}
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" loading={answer.isPending} onClick={() => answer.mutate(true)}>
            {t('unclaimed.keep')}
          </Button>
          <Button size="small" variant="secondary" loading={answer.isPending} onClick={() => answer.mutate(false)}>
            {t('unclaimed.remove')}
          </Button>
        </div>
      </div>
    </Alert>
  )
}
