import { useLocale } from 'next-intl'
import { AVAILABLE_COUNTRIES, countryName } from '@/lib/domain/places/countries'

export function PhoneCountryOptions() {
  const language = useLocale()
  return AVAILABLE_COUNTRIES.map(({ code, areaCode }) => (
    <option key={code} value={code}>
      {countryName(code, language)} +{areaCode}
    </option>
  ))
}
