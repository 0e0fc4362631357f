import { useLocale, useTranslations } from 'next-intl'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { useCountries } from '@/components/auth/use-countries'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { countryName } from '@/lib/domain/places/countries'
import { hasRegion, REGIONS } from '@/lib/domain/places/regions'
import { hasPostalCode } from '@/lib/domain/places/typed-postal-code'
import { useAddressField } from './use-address-field'

const OF_COUNTRY = ['phone', 'street', 'postalCode'] as const

interface PlaceFieldsProps {
  form: UseFormReturn<AddressForm>
  /** the position is that of a pin, which other words do not move */
  keepsPosition: boolean
}

/** Where an address is, as it is typed, with the labels and rules of its country. */
export function PlaceFields({ form, keepsPosition }: PlaceFieldsProps) {
  const [t, language] = [useTranslations('address'), useLocale()]
  const { describe, textField } = useAddressField(form)
  const countries = useCountries()
  const country = form.watch('country')
  const { errors } = form.formState
  // after manual edits the address is no longer the place that was found
  const forgetPosition = () => {
    form.setValue('lat', null)
    form.setValue('lon', null)
  }
  const onChange = keepsPosition ? undefined : forgetPosition
  const changeCountry = () => {
    forgetPosition()
    form.setValue('region', '')
    // what another country refused may be right here
    void form.trigger(OF_COUNTRY.filter((name) => errors[name]))
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {textField('street', 'sm:col-span-2', onChange)}
      {textField('city', undefined, onChange)}
      {hasRegion(country) && <RegionField country={country} {...describe('region', onChange)} />}
      <SelectField
        label={t('country')}
        autoComplete="shipping country"
        {...form.register('country', { onChange: changeCountry })}
      >
        {countries.map(({ code }) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </SelectField>
      {hasPostalCode(country) && textField('postalCode', '[&_input]:uppercase', onChange)}
    </div>
  )
}

type RegionFieldProps = UseFormRegisterReturn & {
  label: string
  error?: string
  autoComplete: string
  country: CountryCode
}

function RegionField({ country, ...field }: RegionFieldProps) {
  const t = useTranslations('address')
  const regions = REGIONS[country]
  if (!regions) return <TextField {...field} />
  return (
    <SelectField {...field}>
      <option value="">{t('choose')}</option>
      {Object.entries(regions).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
