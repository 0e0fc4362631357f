'use client'

import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { TextField } from '@/components/ui/forms/text-field'
import type { Checkout } from './use-checkout'

const UP_TO_THREE_DIGITS = /^\d{1,3}$/

/** Table number, required if the store requires one, and party size. */
export function TableInfo({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  const { state, change, store } = checkout
  const isInvalid = (value: string) => value !== '' && !UP_TO_THREE_DIGITS.test(value)
  return (
    <Panel title={t('table_info')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="table-number"
          label={t('table_number')}
          inputMode="numeric"
          required={store.requireTableNumber}
          value={state.tableNumber}
          error={isInvalid(state.tableNumber) ? t('invalid_table_number') : undefined}
          onChange={(event) => change({ tableNumber: event.target.value.trim() })}
        />
        <TextField
          label={t('party_size')}
          inputMode="numeric"
          value={state.partySize}
          error={isInvalid(state.partySize) ? t('invalid_party_size') : undefined}
          onChange={(event) => change({ partySize: event.target.value.trim() })}
        />
      </div>
    </Panel>
  )
}
