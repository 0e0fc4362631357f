import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useCountries } from '@/components/auth/use-countries'
import { type AddressForm, addressSchemaIn } from '@/lib/domain/places/address.schema'
import { type Address, savedAddress } from '@/lib/domain/places/addresses'
import { type LocationProblem, locationProblem } from '@/lib/domain/places/location-problem'
import { countryIn, type OfferedCountry, offeredCountry } from '@/lib/domain/places/offered-country'
import type { Place, Point } from '@/lib/domain/places/places'
import { regionCode } from '@/lib/domain/places/regions'
import { type Failure, plainDetail, type Result } from '@/lib/domain/result'

/** The fields that an answer may refuse by name. */
const REFUSED: Partial<Record<string, keyof AddressForm>> = {
  first_name: 'firstName',
  phone: 'phone',
  street: 'street',
  city: 'city',
  region: 'region',
  postal_code: 'postalCode',
}

export interface AddressEditing {
  /** null for a new one */
  address: Address | null
  /** the book is empty: the first address is preset as the default */
  isFirst: boolean
  save: (saved: { address: AddressForm; isRepeat: boolean }) => Promise<Result<Address[] | null>>
  /** receives the address as it was typed, when the book could not be read */
  onSaved: (address: Address) => void
}

const EMPTY = { firstName: '', phone: '', street: '', city: '', region: '', postalCode: '' }

function toForm(address: Address | null, isFirst: boolean, countries: readonly OfferedCountry[]): AddressForm {
  // one that is no longer offered must be selected again
  const country = offeredCountry(countries, address?.country ?? '')
  if (!address) return { ...EMPTY, country, isDefault: isFirst }
  return { ...address, country, region: regionCode(country, address.region) ?? address.region }
}

/** The fields that a found place fills. */
const PLACE_FIELDS = ['street', 'city', 'region', 'country', 'postalCode'] as const

/** The state of the address editor: its fields, the location search, and saving. */
export function useAddressEditor({ address, isFirst, save: onSave, onSaved }: AddressEditing) {
  const countries = useCountries()
  const schema = addressSchemaIn(countries.map(({ code }) => code))
  const defaultValues = toForm(address, isFirst, countries)
  const form = useForm<AddressForm>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<LocationProblem>(null)
  // a place is shown as its address, until the shopper types it or something of it is missing
  const [isTyped, setTyped] = useState(address !== null)
  // a pin stays where it is while the address is typed; the position of a found place does not
  const [isPinned, setPinned] = useState(false)

  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
  }
  const fill = async (place: Place) => {
    setText('')
    setPinned(false)
    const { street, city, region, postalCode, lat, lon } = place
    const country = countryIn(countries, place.country)?.code ?? ''
    const found = { street, city, region: regionCode(country, region) ?? region, country, postalCode, lat, lon }
    for (const [name, value] of Object.entries(found)) form.setValue(name as keyof AddressForm, value)
    setTyped(!(await form.trigger(PLACE_FIELDS)))
  }
  const pin = ({ lat, lon }: Point) => {
    type('')
    setPinned(true)
    setTyped(true)
    form.setValue('lat', lat)
    form.setValue('lon', lon)
  }
  const save = async (values: AddressForm) => {
    if (text.trim()) return
    const isRepeat = failure?.code === 'change_unknown'
    setFailure(null)
    const answer = await onSave({ address: values, isRepeat })
    if (!answer.ok) {
      const field = REFUSED[plainDetail(answer.detail).field]
      if (field) form.setError(field, { message: 'x_is_invalid' })
      return setFailure(answer)
    }
    const saved = answer.value && savedAddress(answer.value, address?.id ?? null, values)
    onSaved(saved ?? schema.parse(values))
  }
  const showErrors = (errors: FieldErrors<AddressForm>) => {
    const first = PLACE_FIELDS.find((name) => errors[name])
    if (!first || isTyped) return
    flushSync(() => setTyped(true))
    form.setFocus(first)
  }
  const submit = (event?: SubmitEvent) => {
    // a location that was typed but not selected is reported along with the other errors
    if (text.trim()) setProblem(locationProblem(null))
    return form.handleSubmit(save, showErrors)(event)
  }
  const search = { text, onType: type, problem, onProblem: setProblem }
  return { form, failure, submit, fill, pin, isPinned, isTyped, onTyping: () => setTyped(true), search }
}
