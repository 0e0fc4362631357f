import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { LoginForm } from './login-form'
import { type LoginMode, useLoginTitle } from './login-mode'

/** The login dialog on a private page for a visitor: it cannot be closed, but links to the home page. */
export function ForcedLogin({ homeHref }: { homeHref: string }) {
  const [t, common] = [useTranslations('auth'), useTranslations('common')]
  const [mode, setMode] = useState<LoginMode>('account')
  const { title, signsUp, heading } = useLoginTitle(mode)
  return (
    <Dialog
      onClose={() => undefined}
      title={title}
      titleRef={heading}
      width={400}
      dismissable={false}
      closeLabel={common('close')}
      footer={
        <a href={homeHref} className="inline-flex min-h-9 items-center font-semibold text-accent-ink hover:underline">
          {t('home_instead')}
        </a>
      }
    >
      <LoginForm mode={mode} signsUp={signsUp} purpose={{ kind: 'see' }} onMode={setMode} onDone={() => undefined} />
    </Dialog>
  )
}
