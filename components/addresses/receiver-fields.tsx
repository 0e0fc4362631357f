import type { UseFormReturn } from 'react-hook-form'
import { NameFields } from '@/components/ui/forms/name-fields'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import { AccountNameBox } from './account-name-box'
import { useAddressField } from './use-address-field'

/** Who receives what comes to an address, and how the door is found. */
export function ReceiverFields({ form }: { form: UseFormReturn<AddressForm> }) {
  const { textField } = useAddressField(form)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {textField('unit')}
      {textField('buzz')}
      <AccountNameBox
        className="sm:col-span-2"
        onName={({ firstName, lastName }) => {
          form.setValue('firstName', firstName, { shouldValidate: true })
          form.setValue('lastName', lastName)
        }}
      />
      <NameFields given={textField('firstName')} family={textField('lastName')} />
      {textField('phone', 'sm:col-span-2')}
    </div>
  )
}
