import { MapPin } from 'lucide-react'
import { useLocale } from 'next-intl'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import { addressLines } from '@/lib/domain/places/addresses'

/** The address of the place that was found; nothing as long as there is none. */
export function FoundAddress({ form: { control } }: { form: UseFormReturn<AddressForm> }) {
  const language = useLocale()
  const [street, city, region, country, postalCode = ''] = useWatch({
    control,
    name: ['street', 'city', 'region', 'country', 'postalCode'],
  })
  const place = {
    street,
    city,
    region,
    country,
    postalCode,
    firstName: '',
    lastName: '',
    phone: '',
    unit: '',
    buzz: '',
  }
  return (
    <div role="status" className="empty:hidden">
      {street !== '' && (
        <p className="flex gap-3 rounded-control bg-sunken p-4">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          <span className="grid gap-0.5">
            {addressLines(place, language).map((line, index) => (
              <span key={line} className={`wrap-anywhere ${index === 0 ? 'font-semibold' : 'text-ink-soft'}`}>
                {line}
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}
