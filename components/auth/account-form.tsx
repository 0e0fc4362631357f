import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { TextField } from '@/components/ui/forms/text-field'
import { logIn, signUp } from '@/lib/browser/session/fetch-session'
import { registerSchema } from '@/lib/domain/account/login.schema'
import { MAX_LOGIN_LENGTH } from '@/lib/domain/account/login-limits'
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
  const [issues, setIssues] = useState<Issues>({})
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
    const read = registerSchema.safeParse({ email, password })
    const found = read.success ? {} : issuesOf(read.error.issues)
    setIssues(found)
    const first = ['email', 'password'].findIndex((name) => name in found)
    if (first >= 0) fields.current?.querySelectorAll('input')[first]?.focus()
    if (!read.success) return
    setSending('account')
    const isIn = await attempt(signUp(read.data))
    setSending(null)
    if (isIn) onDone()
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

type Issues = Partial<Record<'email' | 'password', { type: string; message: string }>>

function issuesOf(issues: readonly { path: PropertyKey[]; message: string }[]): Issues {
  return Object.fromEntries(issues.map(({ path: [name], message }) => [name, { type: 'custom', message }]))
}
