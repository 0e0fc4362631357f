import type { z } from 'zod'
import type { serverAddress } from '@/lib/contract/addresses'
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
