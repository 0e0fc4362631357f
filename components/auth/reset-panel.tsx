'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Alert } from '@/components/ui/feedback/alert'
import { Button, ButtonLink } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { resetPasswordByLink } from '@/lib/browser/account/fetch-account'
import { linkPasswordSchema } from '@/lib/domain/account/profile.schema'
import { ForgotPassword } from './forgot-password'
import { FormFailure, useFailure } from './form-failure'
import { NewPasswordField } from './new-password-field'

interface ResetPanelProps {
  loginHref: string
  /** this page without a token, which sends a new link */
  resetHref: string
}

/** Sets a new password: with the token of an emailed link, else by the ways for somebody who cannot log in. */
export function ResetPanel(props: ResetPanelProps) {
  return (
    <LazyMessages namespaces={['account', 'auth', 'errors', 'common']}>
      <ResetWays {...props} />
    </LazyMessages>
  )
}

/** Rendered in the browser only, where the messages arrive: the server has no token. */
function ResetWays(props: ResetPanelProps) {
  const token = new URLSearchParams(location.search).get('token')
  return token ? <ResetForm token={token} {...props} /> : <Forgotten loginHref={props.loginHref} />
}

function Forgotten({ loginHref }: { loginHref: string }) {
  const t = useTranslations('auth')
  return (
    <>
      <ForgotPassword />
      <ButtonLink variant="ghost" href={loginHref}>
        {t('log_in')}
      </ButtonLink>
    </>
  )
}

function ResetForm({ token, loginHref, resetHref }: ResetPanelProps & { token: string }) {
  const [t, auth] = [useTranslations('account'), useTranslations('auth')]
  const { failure, attempt } = useFailure()
  const [isDone, setDone] = useState(false)
  const form = useForm({ resolver: zodResolver(linkPasswordSchema), defaultValues: { token, password: '' } })
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(resetPasswordByLink(values))) setDone(true)
  })
  if (isDone)
    return (
      <>
        <Alert tone="success">{t('password_reset_success')}</Alert>
        <ButtonLink href={loginHref}>{auth('log_in')}</ButtonLink>
      </>
    )
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure code={failure} />
        {failure === 'reset_link_expired' && (
          <ButtonLink variant="secondary" href={resetHref}>
            {t('new_reset_link')}
          </ButtonLink>
        )}
        <NewPasswordField label={t('new_password')} />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {t('reset_password')}
        </Button>
      </form>
    </FormProvider>
  )
}
