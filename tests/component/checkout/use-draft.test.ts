import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDraft } from '@/components/checkout/state/use-draft'
import * as drafts from '@/lib/browser/cart/checkout-drafts'
import type { Cart } from '@/lib/domain/cart/cart'
import { sampleCustomer } from '@/tests/support/sample-checkout'

vi.mock('@/lib/browser/cart/checkout-drafts', { spy: true })

const cart: Cart = { kind: 'menu', gid: 7, items: [], fulfilmentMethod: -1, coupon: '', fulfilmentMethods: [] }

test('what was entered is waited for while the code that reads it cannot be loaded, and never taken for nothing', async () => {
  drafts.saveDraft(cart, sampleCustomer, { comment: 'No onions' })
  vi.mocked(drafts.readDraft).mockRejectedValueOnce(new Error('the line is down'))
  const seen: unknown[] = []
  const { result } = renderHook(() => {
    const draft = useDraft(cart, sampleCustomer)
    seen.push(draft)
    return draft
  })
  await waitFor(() => expect(result.current).toEqual({ comment: 'No onions' }), { timeout: 4000 })
  expect(drafts.readDraft).toHaveBeenCalledTimes(2)
  expect(seen).not.toContainEqual({})
})

test('where nothing was entered, nothing is waited for', () => {
  const { result } = renderHook(() => useDraft({ ...cart, gid: 8 }, sampleCustomer))
  expect(result.current).toEqual({})
})
