import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { closeSessionDialog, type LoginPurpose } from '@/lib/browser/session/login-dialog'
import { LoginForm } from './login-form'
import { type LoginMode, useLoginTitle } from './login-mode'

interface Props {
  mode: LoginMode
  /** null stays on the page */
  redirectTo: string | null
  purpose: LoginPurpose
}

/** The login dialog, 400 wide; afterwards stays on the page or redirects. */
export function LoginDialog(props: Props) {
  return (
    <LazyMessages namespaces={['auth', 'account', 'errors', 'common']}>
      <OpenLoginDialog {...props} />
    </LazyMessages>
  )
}

function OpenLoginDialog({ mode: initialMode, redirectTo, purpose }: Props) {
  const common = useTranslations('common')
  const [mode, setMode] = useState(initialMode)
  const { title, signsUp, heading } = useLoginTitle(mode, initialMode === 'text')
  const finish = () => {
    closeSessionDialog()
    if (redirectTo) location.assign(redirectTo)
  }
  return (
    <Dialog onClose={closeSessionDialog} title={title} titleRef={heading} width={400} closeLabel={common('close')}>
      <LoginForm mode={mode} signsUp={signsUp} purpose={purpose} onMode={setMode} onDone={finish} />
    </Dialog>
  )
}
