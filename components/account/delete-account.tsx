import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/auth/code-field'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { useSmsAvailability } from '@/components/auth/sms-availability'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { PasswordField } from '@/components/ui/forms/password-field'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { deleteAccount } from '@/lib/browser/account/fetch-account'
import type { Customer } from '@/lib/domain/account/customer'
import { accountDeletionSchema } from '@/lib/domain/account/profile.schema'
import { NoPasswordNotice } from './no-password-notice'

interface DeleteAccountProps {
  customer: Customer
  onClose: () => void
}

/** Says what a deletion does, and asks for the password; where none is set, for a texted code, or to set one. */
export function DeleteAccount({ customer, onClose }: DeleteAccountProps) {
  const [t, common] = [useTranslations('account'), useTranslations('common')]
  const paths = usePaths()
  const { failure, detail, attempt } = useFailure()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(accountDeletionSchema),
  })
  const { phone, countryCode, hasPassword } = customer
  const hasTexts = useSmsAvailability()
  const submit = handleSubmit((values) => attempt(deleteAccount(values, paths.home())))
  return (
    <Dialog onClose={onClose} title={t('delete_title')} width={520} closeLabel={common('close')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ul className="grid list-disc gap-2 ps-5">
          {(['delete_erases', 'delete_keeps', 'delete_final'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <Checkbox
          label={t('give_up_credit')}
          error={formState.errors.givesUpCredit && t('give_up_required')}
          {...register('givesUpCredit')}
        />
        {hasPassword ? (
          <PasswordField label={t('old_password')} autoComplete="current-password" {...register('password')} />
        ) : hasTexts ? (
          <CodeField field={register('vc')} target={async () => ({ phone, countryCode })} />
        ) : (
          <NoPasswordNotice customer={customer} />
        )}
        <FormFailure code={failure} detail={detail} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('delete_cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={formState.isSubmitting}>
            {t('delete_account')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
