import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CartLink } from '@/components/layout/header/cart-link'

vi.mock('@/components/layout/header/cart-count', () => {
  throw new Error('the script of the count could not be loaded')
})

test('without a connection to load its count, the link to the carts is there, and so is its page', async () => {
  render(
    <main>
      <CartLink href="/carts" label="Carts" />
    </main>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('link', { name: 'Carts' }))
})
