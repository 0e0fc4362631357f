import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/forms/button'
import { logIn } from '@/lib/browser/session/fetch-session'
import { phoneSchema } from '@/lib/domain/account/profile.schema'
import { FormFailure, useFailure } from './form-failure'
import { INVALID_PHONE, PhoneFields } from './phone-fields'
import { useOfferedCountry } from './use-countries'

/** Country, phone and the code sent to it; preserves the input on an error. */
export function SmsLoginForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth')
  const countryCode = useOfferedCountry()
  const form = useForm({
    resolver: zodResolver(phoneSchema),
    defaultValues: { countryCode, phone: '', vc: '' },
  })
  const { failure, attempt } = useFailure(() => form.setError('phone', INVALID_PHONE))
  const submit = form.handleSubmit(async ({ vc, ...phone }) => {
    if (await attempt(logIn({ mode: 'text', ...phone, code: vc }))) onDone()
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure code={failure} />
        <PhoneFields />
        <p className="text-sm text-ink-soft">{t('text_creates_account')}</p>
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {t('log_in')}
        </Button>
      </form>
    </FormProvider>
  )
}
