import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderedItems } from '@/components/payment-fields/ordered-items'
import { show } from '@/tests/support/show'

const item = (pid: number, picture?: string) => ({
  pid,
  name: `Dish ${pid}`,
  picture,
  options: [],
  quantity: 2,
  unitPrice: 1000,
  amount: 2000,
})

test('beside lines with a picture, one without has its quantity in that place', () => {
  show(<OrderedItems items={[item(1, '/media/dish/1'), item(2)]} currency="CAD" label="Items" />)
  expect(screen.getAllByText('2×')).toHaveLength(1)
})

test('without pictures there is no such place', () => {
  show(<OrderedItems items={[item(1), item(2)]} currency="CAD" label="Items" />)
  expect(screen.queryByText('2×')).toBeNull()
})
