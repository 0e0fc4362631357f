'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import type { CheckoutDialogProps } from './dialog-props'

/** First name required, last name optional. */
export function NameDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const current = checkout.state.contact ?? checkout.state.shippingAddress ?? checkout.state
  const [name, setName] = useState({ firstName: current.firstName, lastName: current.lastName })
  const [refused, setRefused] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.firstName.trim() === '') return setRefused(true)
    onChoose({ contact: { ...name, phone: current.phone } })
  }
  return (
    <Dialog open onClose={onClose} title={t('edit_name')} width={400} closeLabel={common('close')}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label={t('first_name')}
          autoComplete="shipping given-name"
          value={name.firstName}
          error={refused && name.firstName.trim() === '' ? t('please_input_belows') : undefined}
          onChange={(event) => setName({ ...name, firstName: event.target.value })}
        />
        <TextField
          label={t('last_name')}
          autoComplete="shipping family-name"
          value={name.lastName}
          onChange={(event) => setName({ ...name, lastName: event.target.value })}
        />
        <Button type="submit" block>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
