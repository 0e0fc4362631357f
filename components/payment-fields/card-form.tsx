import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import type { ChangeEvent, ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useCountries } from '@/components/auth/use-countries'
import { Button } from '@/components/ui/forms/button'
import { SelectField } from '@/components/ui/forms/select-field'
import { TextField } from '@/components/ui/forms/text-field'
import { timeNow } from '@/lib/browser/clock'
import type { KnownCardFields } from '@/lib/domain/account/known-card'
import { type Card, type CardFields, cardSchemaAt } from '@/lib/domain/payment/card.schema'
import { CARD_TYPES, cardTypeOf, expiryYears, groupCardNumber } from '@/lib/domain/payment/cards'
import { countryName, documentedCountry } from '@/lib/domain/places/countries'
import { CardMarks } from './card-marks'

const EMPTY = { owner: '', number: '', month: '', year: '', cvv: '', postalCode: '' }
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

const isComposing = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof InputEvent && nativeEvent.isComposing

interface CardFormProps {
  card: CardFields | null
  /** of a card that is yet to be entered */
  known?: KnownCardFields
  onAccept: (card: CardFields) => void
  /** above its button */
  children?: ReactNode
}

const SCHEMA = cardSchemaAt(() => new Date(timeNow()))

const ENTERED = ['owner', 'number', 'month', 'year', 'cvv', 'postalCode'] as const

/** Validated before it is accepted; held only in memory. */
export function CardForm({ card, known = {}, onAccept, children }: CardFormProps) {
  const language = useLocale()
  const t = useTranslations('payment')
  const countries = useCountries()
  const entered = card ?? { ...EMPTY, ...known, country: offeredCountry(known.country, countries) }
  const form = useForm<CardFields, unknown, Card>({
    resolver: zodResolver(SCHEMA),
    defaultValues: entered,
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const missing = ENTERED.find((name) => entered[name] === '')
  /** A dialog opens with the cursor in the first field that is empty. */
  const focusOf = (name: keyof CardFields) => (name === missing ? { 'data-autofocus': true } : {})
  const country = form.watch('country')
  const type = cardTypeOf(form.watch('number'))
  const number = form.register('number')
  /** A field whose rule depends on the one that changes. */
  const checkEntered = (name: 'month' | 'postalCode') => form.getValues(name) !== '' && form.trigger(name)
  const postal = t(documentedCountry(country)?.useZipcodeAsName ? 'zip_code' : 'postal_code')
  const errorOf = (name: keyof CardFields, label: string) => {
    const message = errors[name]?.message
    if (!message) return undefined
    const known = ['invalid_card_number', 'invalid_expiry_date', 'invalid_postal_code'] as const
    const named = known.find((key) => key === message)
    if (named) return t(named)
    return t(name === 'month' || name === 'year' ? 'please_complete_all_selections' : 'required', { x: label })
  }
  return (
    <form onSubmit={form.handleSubmit(() => onAccept(form.getValues()))} noValidate className="grid grid-cols-6 gap-4">
      <div className="col-span-full">
        <CardMarks recognised={type} />
      </div>
      <TextField
        className="col-span-full"
        label={t('card_owner')}
        autoComplete="cc-name"
        enterKeyHint="next"
        error={errorOf('owner', t('card_owner'))}
        {...focusOf('owner')}
        {...form.register('owner')}
      />
      <TextField
        className="col-span-full"
        label={t('card_number')}
        autoComplete="cc-number"
        enterKeyHint="next"
        inputMode="numeric"
        error={errorOf('number', t('card_number'))}
        trailing={type && <span className="pe-3 text-sm text-ink-soft">{CARD_TYPES[type]}</span>}
        {...focusOf('number')}
        {...number}
        onChange={(event) => {
          if (!isComposing(event)) event.target.value = groupCardNumber(event.target.value)
          return number.onChange(event)
        }}
      />
      <SelectField
        className="col-span-3 sm:col-span-2"
        label={t('month')}
        autoComplete="cc-exp-month"
        error={errorOf('month', t('month'))}
        {...focusOf('month')}
        {...form.register('month')}
      >
        <option value="" />
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {`${month}`.padStart(2, '0')}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="col-span-3 sm:col-span-2"
        label={t('year')}
        autoComplete="cc-exp-year"
        error={errorOf('year', t('year'))}
        {...focusOf('year')}
        {...form.register('year', { onChange: () => checkEntered('month') })}
      >
        <option value="" />
        {expiryYears(new Date(timeNow())).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <TextField
        className="col-span-3 sm:col-span-2"
        label={t('cvv')}
        autoComplete="cc-csc"
        enterKeyHint="next"
        inputMode="numeric"
        maxLength={4}
        error={errorOf('cvv', t('cvv'))}
        {...focusOf('cvv')}
        {...form.register('cvv')}
      />
      <SelectField
        className="col-span-3"
        label={t('country')}
        autoComplete="billing country"
        {...form.register('country', { onChange: () => checkEntered('postalCode') })}
      >
        {countries.map(({ code }) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </SelectField>
      <TextField
        className="col-span-full sm:col-span-3 [&_input]:uppercase"
        label={postal}
        autoComplete="billing postal-code"
        enterKeyHint="done"
        error={errorOf('postalCode', postal)}
        {...focusOf('postalCode')}
        {...form.register('postalCode')}
      />
      {children && <div className="col-span-full">{children}</div>}
      <Button type="submit" block className="col-span-full">
        {t('use_card')}
      </Button>
    </form>
  )
}

function offeredCountry(known: string | undefined, offered: readonly { code: string }[]): string {
  return offered.find(({ code }) => code === known)?.code ?? offered[0]?.code ?? ''
}
