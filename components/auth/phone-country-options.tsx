import { useLocale } from 'next-intl'
import { countryName } from '@/lib/domain/places/countries'
import { useCountries } from './use-countries'

export function PhoneCountryOptions() {
  const language = useLocale()
  return useCountries().map(({ code, areaCode }) => (
    <option key={code} value={code}>
      {countryName(code, language)} +{areaCode}
    </option>
  ))
}
