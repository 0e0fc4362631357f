'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { FormProvider, useForm } from 'react-hook-form'
import { FormFailure } from '@/components/auth/form-failure'
import { offeredCountry, PhoneFields } from '@/components/auth/phone-fields'
import { useFailure } from '@/components/auth/use-failure'
import { Button } from '@/components/ui/forms/button'
import { updatePhone } from '@/lib/browser/account/account'
import { phoneForm } from '@/lib/domain/account/profile-form'
import type { TabProps } from './tab-props'

/** Sets a new phone with the code sent to it; preserves the input on an error. */
export function PhoneTab({ customer, applyChange, onDone }: TabProps) {
  const t = useTranslations('account')
  const { failure, attempt } = useFailure()
  const form = useForm({
    resolver: zodResolver(phoneForm),
    defaultValues: { countryCode: offeredCountry(customer.countryCode), phone: '', vc: '' },
  })
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(applyChange(updatePhone(values)))) onDone(t('phone_updated'))
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure code={failure} />
        <PhoneFields hint={t('phone_hint')} />
        <Button type="submit" block loading={form.formState.isSubmitting}>
          {t('save_phone')}
        </Button>
      </form>
    </FormProvider>
  )
}
