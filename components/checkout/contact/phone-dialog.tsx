import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { PhoneCountryOptions } from '@/components/auth/phone-country-options'
import { useOfferedCountry } from '@/components/auth/use-countries'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { contactPhoneSchema } from '@/lib/domain/checkout/contact.schema'

/** Country and phone, which is saved as digits that match the country's pattern. */
export function PhoneDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { state } = checkout
  const current = state.contact ?? state.shippingAddress ?? state
  const country = useOfferedCountry(state.countryCode)
  const form = useForm({
    resolver: zodResolver(contactPhoneSchema),
    mode: 'onTouched',
    defaultValues: { countryCode: country, phone: current.phone },
  })
  const save = form.handleSubmit(({ countryCode, phone }) => {
    const { firstName, lastName } = current
    onChoose({ contact: { firstName, lastName, phone, countryCode } })
  })
  const issue = form.formState.errors.phone
  return (
    <Dialog onClose={onClose} title={t('edit_phone')} width={400} closeLabel={common('close')}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <SelectField
          label={t('country')}
          aria-label={t('calling_code')}
          {...form.register('countryCode', { deps: 'phone' })}
        >
          <PhoneCountryOptions />
        </SelectField>
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="shipping tel-national"
          maxLength={40}
          error={issue && (issue.message === 'phone_extension' ? common('phone_extension') : t('invalid_phone_number'))}
          {...form.register('phone')}
        />
        <Button type="submit" block>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
