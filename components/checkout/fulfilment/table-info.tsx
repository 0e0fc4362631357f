import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Section } from '@/components/checkout/section'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { TextField } from '@/components/ui/forms/text-field'
import { isTableNumber } from '@/lib/domain/checkout/checkout-steps'
import { typedDigits } from '@/lib/domain/typed-text'

/** Errors show after a field loses focus, of what an earlier visit left there at once. */
export function TableInfo({ checkout }: { checkout: Checkout }) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { state, change, store } = checkout
  const [left, setLeft] = useState({ table: state.tableNumber !== '', party: state.partySize !== '' })
  const { tableNumber, partySize } = state
  const isMissing = store.requireTableNumber && typedDigits(tableNumber) === ''
  const tableError = isMissing ? t('table_number_required') : errorOf(tableNumber, t('invalid_table_number'))
  return (
    <Section title={t('table_info')} isDone={checkout.isDone('table')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="table-number"
          label={t('table_number')}
          note={store.requireTableNumber ? undefined : common('optional')}
          inputMode="numeric"
          maxLength={12}
          enterKeyHint="next"
          aria-required={store.requireTableNumber}
          value={tableNumber}
          error={left.table ? tableError : undefined}
          onBlur={() => setLeft({ ...left, table: true })}
          onChange={(event) => change({ tableNumber: event.target.value })}
        />
        <TextField
          id="party-size"
          label={t('party_size')}
          note={common('optional')}
          inputMode="numeric"
          maxLength={12}
          enterKeyHint="done"
          value={partySize}
          error={left.party ? errorOf(partySize, t('invalid_party_size')) : undefined}
          onBlur={() => setLeft({ ...left, party: true })}
          onChange={(event) => change({ partySize: event.target.value })}
        />
      </div>
    </Section>
  )
}

function errorOf(value: string, message: string): string | undefined {
  return isTableNumber(value, true) ? undefined : message
}
