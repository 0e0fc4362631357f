import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Spinner } from '@/components/ui/loading/spinner'
import { Desk } from './desk'
import { useHash } from './layout/use-hash'
import { LoginForm } from './session/login-form'
import { useSelf } from './session/use-self'

/** The login, and behind it what the token's operator may see. */
export function OperatorPage() {
  const t = useTranslations('operator')
  const [screen] = useHash()
  const self = useSelf(screen === 'now')
  if (self.data) return <Desk self={self.data} />
  if (self.data === null) return <LoginForm />
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      {self.isError ? <Alert tone="warning">{t('offline')}</Alert> : <Spinner className="size-8" />}
    </main>
  )
}
