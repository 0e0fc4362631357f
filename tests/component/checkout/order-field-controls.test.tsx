import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FlagControl } from '@/components/checkout/fulfilment/order-field-controls'
import { show } from '@/tests/support/show'

it('tells a flag of the order as it is checked', async () => {
  const onChange = vi.fn()
  show(<FlagControl field="tableNumber" value={false} isRequired={false} isLast onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Table number' }))
  expect(onChange).toHaveBeenCalledWith({ tableNumber: true })
})
