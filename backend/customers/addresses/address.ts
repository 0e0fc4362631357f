import type { z } from 'zod'
import type { AddressRow } from '@/backend/customers/profile/read-profile'
import type { bookRow } from '@/lib/contract/addresses'
import type { PostalAddress } from '@/lib/domain/places/addresses'

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
