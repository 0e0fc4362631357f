import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { TextField } from '@/components/ui/forms/text-field'
import type { AccountIssues } from '@/lib/browser/session/create-account'
import { logIn } from '@/lib/browser/session/fetch-session'
import { MAX_LOGIN_LENGTH } from '@/lib/domain/account/login-limits'
import { failure as failed } from '@/lib/domain/result'
import { FormFailure, useFailure } from './form-failure'
import { useIssueText } from './use-issue-text'

interface AccountFormProps {
  onDone: () => void
  onForgotten: () => void
}

/** Email or phone plus password: logging in is disabled until both are filled, and the same two create an account. */
export function AccountForm({ onDone, onForgotten }: AccountFormProps) {
  const t = useTranslations('auth')
  const { failure, detail, attempt } = useFailure()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sending, setSending] = useState<'login' | 'account' | null>(null)
  const [issues, setIssues] = useState<AccountIssues>({})
  const issueText = useIssueText()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // what was typed, or filled in by the browser, before this script had come
    const [typedEmail, typedPassword] = fields.current?.querySelectorAll('input') ?? []
    setEmail(typedEmail?.value ?? '')
    setPassword(typedPassword?.value ?? '')
  }, [])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setIssues({})
    setSending('login')
    const isIn = await attempt(logIn({ mode: 'account', email: email.trim(), password }))
    setSending(null)
    if (isIn) onDone()
  }
  const create = async () => {
    setSending('account')
    const created = await import('@/lib/browser/session/create-account').then(
      ({ createAccount }) => createAccount({ email, password }),
      () => ({ answer: failed('network') }),
    )
    setSending(null)
    const found = 'issues' in created ? created.issues : {}
    setIssues(found)
    const first = (['email', 'password'] as const).findIndex((name) => name in found)
    if (first >= 0) fields.current?.querySelectorAll('input')[first]?.focus()
    if ('answer' in created && (await attempt(Promise.resolve(created.answer)))) onDone()
  }
  return (
    <form ref={fields} onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} detail={detail} />
      <TextField
        label={t('email_or_phone')}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        enterKeyHint="next"
        spellCheck={false}
        maxLength={MAX_LOGIN_LENGTH}
        value={email}
        error={issueText('email', issues.email)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="grid gap-1">
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={MAX_LOGIN_LENGTH}
          value={password}
          error={issueText('password', issues.password)}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button
          type="button"
          onClick={onForgotten}
          className="min-h-9 justify-self-end text-sm font-semibold text-accent-ink hover:underline"
        >
          {t('forgot_password')}
        </button>
      </div>
      <Button type="submit" block disabled={!email.trim() || !password} loading={sending === 'login'}>
        {t('log_in')}
      </Button>
      <Button variant="secondary" block loading={sending === 'account'} onClick={create}>
        {t('sign_up')}
      </Button>
    </form>
  )
}
