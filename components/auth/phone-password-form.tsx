import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/forms/button'
import { type SmsPasswordForm, smsPasswordSchema } from '@/lib/domain/account/profile.schema'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Result } from '@/lib/domain/result'
import { FormFailure, useFailure } from './form-failure'
import { NewPasswordField } from './new-password-field'
import { INVALID_PHONE, PhoneFields } from './phone-fields'

interface PhonePasswordFormProps {
  phone: { countryCode: CountryCode; phone: string }
  passwordLabel: string
  submitLabel: string
  submit: (form: SmsPasswordForm) => Promise<Result<unknown>>
  onDone: () => void
}

/** Phone, the code sent to it, and a new password; preserves the input on an error. */
export function PhonePasswordForm({ phone, passwordLabel, submitLabel, submit, onDone }: PhonePasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(smsPasswordSchema),
    defaultValues: { ...phone, vc: '', password: '' },
  })
  const { failure, attempt } = useFailure(() => form.setError('phone', INVALID_PHONE))
  const send = form.handleSubmit(async (values) => {
    if (await attempt(submit(values))) onDone()
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <FormFailure code={failure} />
        <PhoneFields />
        <NewPasswordField label={passwordLabel} />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </FormProvider>
  )
}
