import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { PasswordField } from '@/components/ui/forms/password-field'
import { TextField } from '@/components/ui/forms/text-field'
import { logIn } from '@/lib/browser/session/fetch-session'
import { MAX_LOGIN_LENGTH } from '@/lib/domain/account/login-limits'
import { FormFailure, useFailure } from './form-failure'

interface AccountFormProps {
  onDone: () => void
  onForgotten: () => void
}

/** Email or phone plus password; submit is disabled until both are filled. */
export function AccountForm({ onDone, onForgotten }: AccountFormProps) {
  const t = useTranslations('auth')
  const { failure, detail, attempt } = useFailure()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSending, setSending] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // what was typed, or filled in by the browser, before this script had come
    const [typedEmail, typedPassword] = fields.current?.querySelectorAll('input') ?? []
    setEmail(typedEmail?.value ?? '')
    setPassword(typedPassword?.value ?? '')
  }, [])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    const isIn = await attempt(logIn({ mode: 'account', email: email.trim(), password }))
    setSending(false)
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
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="grid gap-1">
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={MAX_LOGIN_LENGTH}
          value={password}
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
      <Button type="submit" block disabled={!email.trim() || !password} loading={isSending}>
        {t('log_in')}
      </Button>
    </form>
  )
}
