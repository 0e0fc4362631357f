import { AtSign, Globe, MessageCircle, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, startTransition } from 'react'
import type { LoginPurpose } from '@/lib/browser/session/login-dialog'
import { AccountForm } from './account-form'
import { type LoginMode, useShownMode } from './login-mode'
import { useSmsAvailability } from './sms-availability'

// forms that few open
const ForgotPassword = lazy(async () => ({ default: (await import('./forgot-password')).ForgotPassword }))
const RegisterForm = lazy(async () => ({ default: (await import('./register-form')).RegisterForm }))
const SmsLoginForm = lazy(async () => ({ default: (await import('./sms-login-form')).SmsLoginForm }))

const FORMS = { forgot: ForgotPassword, text: SmsLoginForm, register: RegisterForm } as const
const OTHERS = {
  account: ['text'],
  forgot: ['account', 'text', 'register'],
  text: ['account', 'register'],
  register: ['account', 'text'],
} as const

interface LoginFormProps {
  mode: LoginMode
  signsUp: boolean
  purpose?: LoginPurpose
  onMode: (mode: LoginMode) => void
  onDone: () => void
}

/** The login form with its modes; the page or dialog around it titles the current one. */
export function LoginForm({ mode, signsUp, purpose = null, onMode, onDone }: LoginFormProps) {
  const t = useTranslations('auth')
  const hasTexts = useSmsAvailability()
  const shown = useShownMode(mode)
  const others = OTHERS[shown].filter((other) => hasTexts || other !== 'text')
  const forgotIntro = t(hasTexts ? 'forgot_intro' : 'forgot_intro_email')
  const show = (next: LoginMode) => startTransition(() => onMode(next))
  const intro =
    purpose?.kind === 'buy'
      ? t('login_to_buy', { name: purpose.name })
      : t(purpose ? `login_to_${purpose.kind}` : signsUp ? 'sign_up_intro' : 'login_intro')
  const label = {
    account: t('use_account'),
    text: t('use_text'),
    register: t('sign_up'),
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{shown === 'forgot' ? forgotIntro : intro}</p>
      {shown === 'account' ? (
        // without a boundary: React would send it after the page, and a script would move it to its place
        <AccountForm onDone={onDone} onForgotten={() => show('forgot')} />
      ) : (
        <Suspense>
          <OtherForm mode={shown} onDone={onDone} />
        </Suspense>
      )}
      <div className="grid justify-items-center gap-1 border-t border-line pt-3">
        {others.map((other) => (
          <button
            key={other}
            type="button"
            onClick={() => show(other)}
            className="min-h-11 px-3 font-semibold text-accent-ink hover:underline"
          >
            {label[other]}
          </button>
        ))}
      </div>
      <ProviderMarks />
    </div>
  )
}

interface OtherFormProps {
  mode: keyof typeof FORMS
  onDone: () => void
}

function OtherForm({ mode, onDone }: OtherFormProps) {
  const Form = FORMS[mode]
  return <Form onDone={onDone} />
}

const MARKS = [MessageCircle, AtSign, Globe, Smartphone]

/** Four marks of other ways to log in, which do nothing: small, and unknown to assistive technology. */
function ProviderMarks() {
  return (
    <ul aria-hidden className="flex cursor-default justify-center gap-5 text-ink-faint" data-testid="social-login">
      {MARKS.map((Mark) => (
        <li key={Mark.displayName}>
          <Mark className="size-4.5" strokeWidth={1.75} />
        </li>
      ))}
    </ul>
  )
}
