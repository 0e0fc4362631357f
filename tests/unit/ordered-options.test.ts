import { expect, test } from 'vitest'
import { optionNames } from '@/components/payment-fields/ordered-items'
import type { OrderOption } from '@/lib/domain/orders/orders'

const option = (name: string, ...options: OrderOption[]): OrderOption => ({ id: name, name, options })

test.each<[string, OrderOption[], string[]]>([
  [
    'the choices of groups',
    [option('Size', option('Large')), option('Extras', option('Egg'), option('Nori'))],
    ['Large', 'Egg', 'Nori'],
  ],
  [
    'a choice, and those in the groups that it opened',
    [option('Size', option('Large', option('Sauce', option('Gravy', option('Heat', option('Hot'))))))],
    ['Large', 'Gravy', 'Hot'],
  ],
  ['choices without their groups', [option('Large'), option('Hot')], ['Large', 'Hot']],
])('an order names %s', (_, options, names) => {
  expect(optionNames(options)).toEqual(names)
})
