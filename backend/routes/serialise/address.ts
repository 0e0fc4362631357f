import type { z } from 'zod'
import type { AddressRow } from '@/backend/services/customers/profile/read-profile'
import type { bookRow } from '@/lib/contract/addresses'

export function toServerAddress(row: AddressRow): z.input<typeof bookRow> {
  return {
    id: row.id,
    fn: row.firstName,
    ln: row.lastName,
    tn: row.phone,
    street: row.street,
    zipcd: row.postalCode,
    city: row.city,
    cntry: row.country,
    region: row.region,
    unit: row.unit,
    buzz: row.buzz,
    is_default: row.isDefault,
    lat: row.lat,
    lon: row.lon,
  }
}
