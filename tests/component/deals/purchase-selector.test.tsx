import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PurchaseLabels } from '@/components/deals/purchase/purchase-labels'
import { PurchaseSelector } from '@/components/deals/purchase/purchase-selector'
import { cartOf } from '@/lib/browser/cart/carts'
import * as loginDialog from '@/lib/browser/session/login-dialog'
import type { DealOffer } from '@/lib/domain/deals/deal-selection'
import type { OptionChoice } from '@/lib/domain/option-groups'
import messages from '@/messages/en.json'
import { ASYNC_TIMEOUT } from '@/tests/support/timeouts'

beforeEach(() => void vi.spyOn(loginDialog, 'openLogin').mockReturnValue())

const { deal } = messages
const labels: PurchaseLabels = {
  required: deal.required_choose,
  range: deal.required_range,
  optional: deal.optional_up_to,
  full: deal.group_full,
  soldOut: deal.sold_out,
  mustChoose: deal.required,
  quantity: deal.quantity,
  chooseQuantity: deal.choose_quantity,
  shipping: deal.shipping,
  pickup: deal.pickup,
  delivery: deal.delivery,
  freeShipping: deal.freeShipping,
  missing: deal.please_selected_belows,
  buy: deal.buy,
  needsLogin: deal.needs_login,
  out_of_stock: deal.out_of_stock,
  expired: deal.expired,
}
const choice = (id: number, name: string, price = 0, stock = 9): OptionChoice => ({
  id,
  name,
  price,
  stock,
  groups: [],
})
const offer = (more: Partial<DealOffer> = {}): DealOffer => ({
  gid: 12,
  groupSaleId: 900,
  name: 'Spa day',
  unitPrice: 3100,
  limit: 3,
  stock: 10,
  endsAt: '2099-01-01T00:00:00Z',
  pickup: true,
  delivery: true,
  optionGroups: [
    {
      id: 1,
      name: 'Seating',
      min: 1,
      max: 1,
      choices: [choice(1, 'Early', 0, 0), choice(2, 'Late'), choice(3, 'Window', 500)],
    },
    { id: 2, name: 'Extras', min: 0, max: 1, choices: [choice(4, 'Sake', 2800), choice(5, 'Tea', 600)] },
  ],
  ...more,
})

function show(more: Partial<DealOffer> = {}) {
  render(<PurchaseSelector offer={offer(more)} currency="CAD" labels={labels} now={Date.now()} />)
  return userEvent.setup()
}
const button = () => screen.getAllByRole('button')[0] as HTMLButtonElement
const group = (name: RegExp) => screen.getByRole('group', { name })

describe('purchase selector', () => {
  test("shows each group's rule, with the first in-stock option selected [DEAL-17] [DEAL-23]", () => {
    show()
    expect(group(/Seating.*Required, choose 1/)).toBeVisible()
    expect(group(/Extras.*Optional, up to 1/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Late' })).toBeChecked()
  })

  test('a sold-out choice is disabled and labelled [DEAL-22]', () => {
    show()
    expect(screen.getByRole('radio', { name: 'Early Sold out' })).toBeDisabled()
  })

  test('quantity offers 1 to the limit, nothing preselected above 1 [DEAL-18]', () => {
    show()
    const amounts = within(group(/Quantity/)).getAllByRole('radio')
    expect(amounts.map((amount) => amount.parentElement?.textContent)).toEqual(['1', '2', '3'])
    expect(amounts.some((amount) => (amount as HTMLInputElement).checked)).toBe(false)
  })

  test('a limit of one is preselected [DEAL-18]', () => {
    show({ limit: 1 })
    expect(within(group(/Quantity/)).getByRole('radio')).toBeChecked()
  })

  test('a link to the purchase preselects one, which can be changed', async () => {
    history.replaceState(null, '', '/deals/details/56#buy')
    const user = show()
    history.replaceState(null, '', '/')
    expect(within(group(/Quantity/)).getByRole('radio', { name: '1' })).toBeChecked()
    await user.click(within(group(/Quantity/)).getByRole('radio', { name: '2' }))
    expect(button()).toHaveTextContent('Buy · C$62.00')
  })

  test('shipping is preselected when only one method is offered [DEAL-20]', () => {
    show({ delivery: false })
    expect(within(group(/Pickup or delivery/)).getByRole('radio', { name: 'Pickup' })).toBeChecked()
  })

  test('without any method the text says that nothing is shipped [DEAL-21]', () => {
    show({ pickup: false, delivery: false })
    expect(screen.getByText('Use it at the store: just show your order.')).toBeVisible()
    expect(screen.queryByRole('group', { name: /Pickup or delivery/ })).toBeNull()
  })

  test('the button shows the running total [DEAL-28]', async () => {
    const user = show()
    expect(button()).toHaveTextContent('Buy · C$31.00')
    await user.click(screen.getByRole('radio', { name: /Window/ }))
    await user.click(screen.getByRole('checkbox', { name: /Tea/ }))
    await user.click(within(group(/Quantity/)).getByRole('radio', { name: '2' }))
    expect(button()).toHaveTextContent('Buy · C$84.00')
  })

  test('a missing group is highlighted, announced and focused, and nothing starts [DEAL-24] [DEAL-25]', async () => {
    const user = show()
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('please select the items below')
    expect(group(/Quantity/)).toHaveAttribute('data-missing')
    expect(group(/Quantity/)).toHaveAccessibleDescription('please select the items below')
    expect(group(/Seating/)).not.toHaveAttribute('data-missing')
    expect(within(group(/Quantity/)).getByRole('radio', { name: '1' })).toHaveFocus()
    expect(localStorage).toHaveLength(0)
  })

  test('the highlight disappears once the group is answered [DEAL-24]', async () => {
    const user = show()
    await user.click(button())
    await user.click(within(group(/Quantity/)).getByRole('radio', { name: '1' }))
    expect(group(/Quantity/)).not.toHaveAttribute('data-missing')
    expect(group(/Pickup or delivery/)).toHaveAttribute('data-missing')
  })

  test('a complete selection creates its cart [DEAL-26] [CART-2]', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: /Window/ }))
    await user.click(within(group(/Quantity/)).getByRole('radio', { name: '2' }))
    await user.click(screen.getByRole('radio', { name: 'Pickup' }))
    await user.click(button())
    await vi.waitFor(
      () =>
        expect(loginDialog.openLogin).toHaveBeenCalledWith({
          redirectTo: '/deals/checkout?query=12',
          purpose: { kind: 'buy', name: 'Spa day' },
        }),
      ASYNC_TIMEOUT,
    )
    expect(cartOf('deal', 12).read()).toMatchObject({
      gid: 12,
      fulfilmentMethods: [2],
      items: [{ pid: 900, qty: 2, options: { 1: [3] }, pc: 3600 }],
    })
  })

  test.each([
    [{ endsAt: '2020-01-01T00:00:00Z' }, 'Expired'],
    [{ stock: 0 }, 'Out of stock'],
    [{ limit: 0 }, 'Out of stock'],
  ])('%j cannot be bought and shows %s [DEAL-15] [DEAL-16]', (more, label) => {
    show(more)
    expect(button()).toHaveTextContent(label)
    expect(button()).toBeDisabled()
  })

  test('a full group of several shows a message instead of ignoring the click', async () => {
    const choices = [choice(6, 'A'), choice(7, 'B'), choice(8, 'C')]
    const user = show({ optionGroups: [{ id: 3, name: 'Sides', min: 0, max: 2, choices }] })
    for (const name of ['A', 'B', 'C']) await user.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByRole('checkbox', { name: 'C' })).not.toBeChecked()
    expect(group(/Sides/)).toHaveAccessibleDescription('You’ve chosen all 2. Remove one first.')
  })
})
