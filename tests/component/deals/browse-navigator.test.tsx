import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BrowseNavigator } from '@/components/deals/browse/browse-navigator'
import { DiscountSlider } from '@/components/deals/browse/discount-slider'
import { router } from '@/tests/support/next-navigation'

beforeEach(() => {
  history.replaceState(null, '', '/deals/browse?query=tea')
  render(
    <BrowseNavigator className="">
      <a href="/deals/browse?query=tea&amtSold=50">sold</a>
      <a href="/deals/browse?query=tea&page=2">two</a>
      <a href="/deals/details/1">deal</a>
      <form method="get" action="/deals/browse">
        <input type="hidden" name="query" defaultValue="tea" />
        <DiscountSlider value={20} labels={{ discount: 'Discount', any: 'Any', from: '{percent}% or more' }} />
      </form>
    </BrowseNavigator>,
  )
})
afterEach(() => router.push.mockReset())

describe('a menu that is used before the script has loaded', () => {
  const menu = (
    <BrowseNavigator className="">
      <form method="get" action="/deals/browse">
        <select name="sort" defaultValue="106">
          <option value="106">Best match</option>
          <option value="102">Distance</option>
        </select>
      </form>
    </BrowseNavigator>
  )
  const open = (type: string, chosen: string) => {
    vi.stubGlobal('performance', { ...performance, now: Date.now, getEntriesByType: () => [{ type }] })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(menu)
    Object.assign(container.querySelector('select') ?? {}, { value: chosen })
    render(menu, { container, hydrate: true })
  }
  afterEach(() => vi.unstubAllGlobals())

  test('sorts once it has', () => {
    open('navigate', '102')
    expect(router.push.mock.calls).toEqual([['/deals/browse?sort=102', { scroll: false }]])
  })

  test.each([
    ['navigate', '106'],
    ['back_forward', '102'],
    ['reload', '102'],
  ])('is left alone after %s with %s', (type, chosen) => {
    open(type, chosen)
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('browsing without a new document', () => {
  test('a filter keeps the scroll position, a page does not [BROW-7]', async () => {
    await userEvent.click(screen.getByText('sold'))
    expect(router.push).toHaveBeenLastCalledWith('/deals/browse?query=tea&amtSold=50', { scroll: false })
    await userEvent.click(screen.getByText('two'))
    expect(router.push).toHaveBeenLastCalledWith('/deals/browse?query=tea&page=2', { scroll: true })
  })

  test('leaves other pages and new tabs to the browser', () => {
    fireEvent.click(screen.getByText('deal'))
    fireEvent.click(screen.getByText('sold'), { ctrlKey: true })
    expect(router.push).not.toHaveBeenCalled()
  })

  test('the slider submits once for a row of steps, and 0 clears it [BROW-10]', async () => {
    const slider = screen.getByRole('slider')
    const submitted = (address: string) =>
      waitFor(() => expect(router.push).toHaveBeenLastCalledWith(address, { scroll: false }))
    fireEvent.input(slider, { target: { value: '40' } })
    expect(screen.getByText('40% or more')).toBeVisible()
    expect(router.push).not.toHaveBeenCalled()
    for (let step = 0; step < 3; step++) slider.dispatchEvent(new Event('change', { bubbles: true }))
    await submitted('/deals/browse?query=tea&discount=40')
    expect(router.push).toHaveBeenCalledTimes(1)
    fireEvent.input(slider, { target: { value: '0' } })
    slider.dispatchEvent(new Event('change', { bubbles: true }))
    await submitted('/deals/browse?query=tea')
  })
})
