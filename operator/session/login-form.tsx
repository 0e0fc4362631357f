import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { call, Rejection } from '@/operator/calls/call'
import { LanguageField } from '@/operator/layout/language-field'

/** Asks for the token of an operator, once for each browser. */
export function LoginForm() {
  const t = useTranslations('operator')
  const client = useQueryClient()
  const [token, setToken] = useState('')
  const login = useMutation({
    mutationFn: () => call('POST', '/login', { token }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['self'] }),
  })
  return (
    <main className="grid min-h-dvh place-content-center justify-items-stretch gap-8 p-6">
      <form
        className="grid w-full max-w-md gap-5 rounded-card border border-line bg-surface p-6 shadow-card"
        onSubmit={(event) => {
          event.preventDefault()
          login.mutate()
        }}
      >
        <h1 className="text-title">{t('login_title')}</h1>
        <TextField
          label={t('token')}
          hint={t('token_hint')}
          type="password"
          autoComplete="current-password"
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
          error={login.error ? t(problemOf(login.error)) : undefined}
        />
        <Button type="submit" block loading={login.isPending}>
          {t('log_in')}
        </Button>
      </form>
      <LanguageField />
    </main>
  )
}

function problemOf(error: Error) {
  if (!(error instanceof Rejection)) return 'offline'
  if (error.status === 429) return 'login_later'
  return error.status === 403 ? 'login_forbidden' : 'login_wrong'
}
