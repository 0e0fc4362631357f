import type { z } from 'zod'
import type { AddressRow } from '@/backend/customers/profile/customer-profile'
import type { bookRow, serverAddress } from '@/lib/contract/addresses'
import type { PostalAddress } from '@/lib/domain/places/addresses'
import type { AddressInput } from './check-address'

export function fromServerAddress(a: z.output<typeof serverAddress>): AddressInput {
  return {
    firstName: a.fn,
    lastName: a.ln ?? '',
    phone: a.tn,
    street: a.street,
    unit: a.unit ?? '',
    buzz: a.buzz ?? '',
    city: a.city,
    region: a.region,
    postalCode: a.zipcd ?? '',
    country: a.cntry,
    lat: a.lat ?? null,
    lon: a.lon ?? null,
  }
}

type Wire = z.input<typeof bookRow>

export function toServerAddress(row: AddressRow): Wire {
  return { ...toPostalAddress(row), id: row.id, is_default: row.isDefault, lat: row.lat, lon: row.lon }
}

export function toPostalAddress(a: PostalAddress): Omit<Wire, 'id' | 'is_default' | 'lat' | 'lon'> {
  const { street, unit, buzz, city, region } = a
  return {
    fn: a.firstName,
    ln: a.lastName,
    tn: a.phone,
    street,
    unit,
    buzz,
    city,
    region,
    zipcd: a.postalCode,
    cntry: a.country,
  }
}
