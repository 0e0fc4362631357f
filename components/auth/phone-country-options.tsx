import { useLocale } from 'next-intl'
import { AVAILABLE_COUNTRIES } from '@/lib/domain/places/countries'

export function PhoneCountryOptions() {
  const language = useLocale()
  return AVAILABLE_COUNTRIES.map(({ code, name, areaCode }) => (
    <option key={code} value={code}>
      {name[language]} +{areaCode}
    </option>
  ))
}
