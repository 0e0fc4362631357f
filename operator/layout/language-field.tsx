import { useLocale, useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/forms/select-field'
import { firstLanguage, LANGUAGES, languageFacts, toBcp47 } from '@/lib/domain/languages/languages'
import { chooseLanguage } from './language'

export function LanguageField() {
  const t = useTranslations('operator')
  return (
    <SelectField
      label={t('language')}
      value={useLocale()}
      onChange={({ target }) => chooseLanguage(firstLanguage([target.value]))}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={toBcp47(language)}>
          {languageFacts(language).ownName}
        </option>
      ))}
    </SelectField>
  )
}
