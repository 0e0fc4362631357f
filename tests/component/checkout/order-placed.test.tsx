import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderPlaced } from '@/components/checkout/outcome/order-placed'
import { mockLocation } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

vi.mock('@/components/checkout/outcome/success-dialog', () => {
  throw new Error('the line is gone')
})

vi.mock('@/components/checkout/outcome/unpaid-dialog', () => {
  throw new Error('the line is gone')
})

test('an order whose card was refused leads to its own page when its dialog cannot be loaded', async () => {
  const location = mockLocation()
  const unpaid = { unpaid: { orderId: 'o-2', reason: 'transaction_declined' }, gid: 12 } as const
  show(<OrderPlaced canPlace placed={null} unpaid={unpaid} />)
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('o-2')))
})

test('an order whose dialog cannot be loaded leads to its own page', async () => {
  const location = mockLocation()
  const facts = {
    store: { gid: 12, name: 'Lotus', logo: '', address: sampleAddress },
    fulfilmentKind: 'pickup',
    time: null,
    estimate: null,
    clock: null,
    address: null,
    tableNumber: '',
  } as const
  show(<OrderPlaced canPlace placed={{ orderId: 'o-1', facts }} unpaid={null} />)
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('o-1')))
})
