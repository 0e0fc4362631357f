import { useLocale, useTranslations } from 'next-intl'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { useCountries } from '@/components/auth/use-countries'
import { NameFields } from '@/components/ui/forms/name-fields'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import { addressFormOf, type CountryCode } from '@/lib/domain/places/address-forms'
import { countryName, documentedCountry } from '@/lib/domain/places/countries'
import { hasRegion, REGIONS } from '@/lib/domain/places/regions'
import { hasPostalCode } from '@/lib/domain/places/typed-postal-code'

type TextName = 'firstName' | 'lastName' | 'phone' | 'street' | 'unit' | 'buzz' | 'city' | 'region' | 'postalCode'

const LABELS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  street: 'street',
  unit: 'unit',
  buzz: 'buzz',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
} as const

const TOKENS: Partial<Record<TextName, string>> = {
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  phone: 'shipping tel-national',
  street: 'shipping address-line1',
  unit: 'shipping address-line2',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  postalCode: 'shipping postal-code',
}

/** Fields in which a phone's keyboard writes capitals by itself. */
const CAPITALS: Partial<Record<TextName, string>> = {
  firstName: 'words',
  lastName: 'words',
  street: 'words',
  city: 'words',
  postalCode: 'characters',
}

const OF_COUNTRY: readonly TextName[] = ['phone', 'street', 'postalCode']
const LOCATING: readonly TextName[] = ['street', 'city', 'region', 'postalCode']

interface AddressFieldsProps {
  form: UseFormReturn<AddressForm>
  /** the position is that of a pin, which other words do not move */
  keepsPosition: boolean
}

/** The fields of an address, with the labels and rules of their country. */
export function AddressFields({ form, keepsPosition }: AddressFieldsProps) {
  const language = useLocale()
  const [t, common] = [useTranslations('address'), useTranslations('common')]
  const country = form.watch('country')
  const { errors } = form.formState
  const countries = useCountries()
  const regionName = addressFormOf(country)?.region
  const labelOf = (name: TextName) => {
    if (name === 'region' && regionName) return t(`regions.${regionName}`)
    return t(name === 'postalCode' && documentedCountry(country)?.useZipcodeAsName ? 'zip_code' : LABELS[name])
  }
  const errorOf = (name: TextName) => {
    const message = errors[name]?.message
    if (!message) return undefined
    if (message === 'phone_extension') return common('phone_extension')
    if (message === 'invalid_street') return t('invalid_street')
    return t(message === 'required' ? 'required' : 'x_is_invalid', { x: labelOf(name) })
  }
  // after manual edits the address is no longer the place that was found
  const forgetPosition = () => {
    form.setValue('lat', null)
    form.setValue('lon', null)
  }
  const clearPosition = () => {
    if (!keepsPosition) forgetPosition()
  }
  const changeCountry = () => {
    forgetPosition()
    form.setValue('region', '')
    // what another country refused may be right here
    void form.trigger(OF_COUNTRY.filter((name) => errors[name]))
  }
  const field = (name: TextName, className?: string) => (
    <TextField
      label={labelOf(name)}
      autoComplete={TOKENS[name] ?? 'off'}
      type={name === 'phone' ? 'tel' : 'text'}
      enterKeyHint={name === 'postalCode' ? 'done' : 'next'}
      autoCapitalize={CAPITALS[name]}
      error={errorOf(name)}
      className={className}
      {...form.register(name, LOCATING.includes(name) ? { onChange: clearPosition } : {})}
    />
  )
  const region = form.register('region', { onChange: clearPosition })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameFields given={field('firstName')} family={field('lastName')} />
      {field('phone', 'sm:col-span-2')}
      {field('street', 'sm:col-span-2')}
      {field('unit')}
      {field('buzz')}
      {field('city')}
      {hasRegion(country) && (
        <RegionField label={labelOf('region')} error={errorOf('region')} country={country} {...region} />
      )}
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
      {hasPostalCode(country) && field('postalCode', '[&_input]:uppercase')}
    </div>
  )
}

type RegionFieldProps = UseFormRegisterReturn<'region'> & { label: string; error?: string; country: CountryCode }

function RegionField({ country, ...field }: RegionFieldProps) {
  const t = useTranslations('address')
  const regions = REGIONS[country]
  if (!regions) return <TextField autoComplete={TOKENS.region} {...field} />
  return (
    <SelectField autoComplete={TOKENS.region} {...field}>
      <option value="">{t('choose')}</option>
      {Object.entries(regions).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
