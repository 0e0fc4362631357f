import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { Button } from '@/components/ui/forms/button'
import { NameFields } from '@/components/ui/forms/name-fields'
import { TextField } from '@/components/ui/forms/text-field'
import { updateProfile } from '@/lib/browser/account/fetch-account'
import { profileSchema } from '@/lib/domain/account/profile.schema'
import type { TabProps } from './use-customer'

/** First name, last name and nickname; only the first name is required. */
export function ProfileTab({ customer, applyChange, onDone }: TabProps) {
  const t = useTranslations('account')
  const { failure, attempt } = useFailure()
  const { firstName, lastName, nickName } = customer
  const form = useForm({ resolver: zodResolver(profileSchema), defaultValues: { firstName, lastName, nickName } })
  const submit = form.handleSubmit(async (values) => {
    if (await attempt(applyChange(updateProfile(values)))) onDone(t('profile_updated'))
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure code={failure} />
      <NameFields
        given={
          <TextField
            label={t('first_name')}
            required
            autoComplete="given-name"
            maxLength={80}
            error={form.formState.errors.firstName && t('first_name_required')}
            {...form.register('firstName')}
          />
        }
        family={
          <TextField label={t('last_name')} autoComplete="family-name" maxLength={80} {...form.register('lastName')} />
        }
      />
      <TextField label={t('nick_name')} autoComplete="nickname" maxLength={80} {...form.register('nickName')} />
      <Button type="submit" block loading={form.formState.isSubmitting}>
        {t('save_profile')}
      </Button>
    </form>
  )
}
