import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { NameFields } from '@/components/ui/forms/name-fields'
import { TextField } from '@/components/ui/forms/text-field'
import { contactNameSchema } from '@/lib/domain/checkout/contact.schema'

export function NameDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { state } = checkout
  const { firstName, lastName, phone } = state.contact ?? state.shippingAddress ?? state
  const form = useForm({
    resolver: zodResolver(contactNameSchema),
    defaultValues: { firstName, lastName },
    mode: 'onTouched',
  })
  const save = form.handleSubmit((name) => onChoose({ contact: { ...state.contact, ...name, phone } }))
  return (
    <Dialog onClose={onClose} title={t('edit_name')} width={400} closeLabel={common('close')}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <NameFields
          given={
            <TextField
              label={t('first_name')}
              autoComplete="shipping given-name"
              maxLength={80}
              error={form.formState.errors.firstName && t('please_input_belows')}
              {...form.register('firstName')}
            />
          }
          family={
            <TextField
              label={t('last_name')}
              note={common('optional')}
              autoComplete="shipping family-name"
              maxLength={80}
              {...form.register('lastName')}
            />
          }
        />
        <Button type="submit" block>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
