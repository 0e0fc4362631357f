'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { PhoneCountryOptions } from '@/components/auth/phone-country-options'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { type CountryCode, isPhoneOf } from '@/lib/domain/places/countries'
import type { CheckoutDialogProps } from './dialog-props'

/** Country and phone, digits only, in the country's pattern. */
export function PhoneDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { state } = checkout
  const current = state.contact ?? state.shippingAddress ?? state
  const [country, setCountry] = useState<CountryCode>(state.countryCode)
  const [phone, setPhone] = useState(current.phone)
  const [refused, setRefused] = useState(false)
  const isGood = isPhoneOf(country, phone)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isGood) return setRefused(true)
    const { firstName, lastName } = current
    onChoose({ contact: { firstName, lastName, phone } })
  }
  return (
    <Dialog open onClose={onClose} title={t('edit_phone')} width={400} closeLabel={common('close')}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <SelectField
          label={t('country')}
          value={country}
          onChange={(event) => setCountry(event.target.value as CountryCode)}
        >
          <PhoneCountryOptions />
        </SelectField>
        <TextField
          label={t('phone')}
          type="tel"
          autoComplete="shipping tel-national"
          value={phone}
          error={refused && !isGood ? t('invalid_phone_number') : undefined}
          onChange={(event) => setPhone(event.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" block>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
