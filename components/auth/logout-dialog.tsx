import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { logOut } from '@/lib/browser/account/log-out'
import { closeSessionDialog } from '@/lib/browser/session/login-dialog'

/** Asks for confirmation, then logs out and goes to the home page. */
export function LogoutDialog({ homeHref }: { homeHref: string }) {
  return (
    <LazyMessages namespaces={['auth', 'common']}>
      <OpenLogoutDialog homeHref={homeHref} />
    </LazyMessages>
  )
}

function OpenLogoutDialog({ homeHref }: { homeHref: string }) {
  const [t, common] = [useTranslations('auth'), useTranslations('common')]
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void logOut(homeHref)
  }
  return (
    <ConfirmDialog
      title={t('log_out')}
      cancelLabel={common('cancel')}
      confirmLabel={common('ok')}
      loading={leaving}
      onCancel={closeSessionDialog}
      onConfirm={leave}
    >
      {t('log_out_question')}
    </ConfirmDialog>
  )
}
