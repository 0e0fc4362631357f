'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { closeSessionDialog } from '@/lib/browser/session/login-dialog'
import { LoginForm } from './login-form'
import type { LoginMode } from './login-mode'

interface Props {
  mode: LoginMode
  /** after success; null stays on the page */
  redirectTo: string | null
}

/** 400 wide; stays on the page or goes on. */
export function LoginDialog(props: Props) {
  return (
    <LazyMessages namespaces={['auth', 'errors', 'common']}>
      <OpenLoginDialog {...props} />
    </LazyMessages>
  )
}

function OpenLoginDialog({ mode, redirectTo }: Props) {
  const [t, common] = [useTranslations('auth'), useTranslations('common')]
  const finish = () => {
    closeSessionDialog()
    if (redirectTo) location.assign(redirectTo)
  }
  return (
    <Dialog open onClose={closeSessionDialog} title={t('log_in')} width={400} closeLabel={common('close')}>
      <LoginForm initialMode={mode} onDone={finish} />
    </Dialog>
  )
}
