import { useLocale } from 'next-intl'
import { fullName } from '@/lib/domain/account/person-name'
import { addressLines, type PostalAddress } from '@/lib/domain/places/addresses'
import { phoneText } from '@/lib/domain/places/phone-text'

export function AddressText({ address }: { address: PostalAddress }) {
  return (
    <address className="grid gap-0.5 not-italic">
      <AddressLines address={address} />
    </address>
  )
}

/** An address without an `address` element, for use inside a label. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const language = useLocale()
  return (
    <>
      <strong className="font-semibold wrap-anywhere">{fullName(address)}</strong>
      {addressLines(address, language).map((line) => (
        <span key={line} className="text-ink-soft wrap-anywhere">
          {line}
        </span>
      ))}
      <span className="whitespace-nowrap tabular-nums text-ink-soft">{phoneText(address.phone, address.country)}</span>
    </>
  )
}
