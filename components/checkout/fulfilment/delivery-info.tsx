import { useTranslations } from 'next-intl'
import { AddressText } from '@/components/addresses/address-text'
import { ChangeButton } from '@/components/checkout/change-button'
import type { OpenDialog } from '@/components/checkout/dialog-props'

import { Section } from '@/components/checkout/section'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { Button } from '@/components/ui/forms/button'
import { fullName } from '@/lib/domain/account/person-name'
import { phoneText } from '@/lib/domain/places/phone-text'

/** The recipient is the person in the address unless another is entered. */
export function DeliveryInfo({ checkout, onOpen }: { checkout: Checkout; onOpen: (dialog: OpenDialog) => void }) {
  const t = useTranslations('checkout')
  const { shippingAddress: address, contact } = checkout.state
  const isDone = checkout.isDone('delivery')
  if (!address) {
    return (
      <Section title={t('delivery_info')} isDone={isDone}>
        <Button variant="secondary" block onClick={() => onOpen('shipping-address')}>
          <span aria-hidden className="icon-pin size-5" />
          {t('choose_address')}
        </Button>
      </Section>
    )
  }
  const recipient = contact ?? address
  const [name, phone] = [fullName(recipient), phoneText(recipient.phone, address.country)]
  return (
    <Section
      title={t('delivery_info')}
      isDone={isDone}
      action={<ChangeButton what="address" onPress={() => onOpen('shipping-address')} />}
    >
      <AddressText address={address} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
        <span className="text-ink-soft">{t('contact')}</span>
        <span key={name + phone} className="flex-1 font-semibold tabular-nums">
          {name} · <span className="whitespace-nowrap">{phone}</span>
        </span>
        <Button variant="ghost" size="small" className="min-h-11" onClick={() => onOpen('name')}>
          {t('edit_name')}
        </Button>
        <Button variant="ghost" size="small" className="min-h-11" onClick={() => onOpen('phone')}>
          {t('edit_phone')}
        </Button>
      </div>
    </Section>
  )
}
