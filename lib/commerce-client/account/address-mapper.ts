import type { z } from 'zod'
import type { addressRecord, serverAddress } from '@/lib/contract/addresses'
import type { Address } from '@/lib/domain/places/addresses'

type Wire = z.input<typeof serverAddress>
type Read = z.output<typeof addressRecord>

export function toAddress(wire: Read): Address {
  return {
    id: wire.id ?? null,
    firstName: wire.fn ?? '',
    lastName: wire.ln ?? '',
    phone: wire.tn ?? '',
    street: wire.street ?? '',
    unit: wire.unit ?? '',
    buzz: wire.buzz ?? '',
    city: wire.city ?? '',
    region: wire.region ?? '',
    country: wire.cntry ?? '',
    postalCode: wire.zipcd ?? '',
    isDefault: wire.is_default ?? false,
    lat: wire.lat ?? null,
    lon: wire.lon ?? null,
  }
}

export function fromAddress(address: Address): Wire {
  return {
    id: address.id ?? undefined,
    fn: address.firstName,
    ln: address.lastName,
    tn: address.phone,
    street: address.street,
    zipcd: address.postalCode,
    city: address.city,
    cntry: address.country,
    region: address.region,
    unit: address.unit,
    buzz: address.buzz,
    is_default: address.isDefault,
    lat: address.lat ?? undefined,
    lon: address.lon ?? undefined,
  }
}
