import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { dismissForcedLogout } from '@/lib/browser/session/session-store'

/** Shown once, with only OK, which stays on the page. */
export function ForcedLogoutDialog() {
  return (
    <LazyMessages namespaces={['auth', 'common']}>
      <OpenForcedLogoutDialog />
    </LazyMessages>
  )
}

function OpenForcedLogoutDialog() {
  const [t, common] = [useTranslations('auth'), useTranslations('common')]
  return (
    <ConfirmDialog title={t('forced_logout_title')} confirmLabel={common('ok')} onConfirm={dismissForcedLogout}>
      {t('forced_logout')}
    </ConfirmDialog>
  )
}
