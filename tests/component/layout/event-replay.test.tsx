import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PreHydrationScript } from '@/components/layout/document/head-scripts'

const clicked = vi.fn()

/** Fields whose value is their state. */
function Order() {
  const [order, setOrder] = useState({ size: 'small', extra: true, quantity: '1', note: 'none' })
  const change = (part: Partial<typeof order>) => setOrder({ ...order, ...part })
  return (
    <form>
      {['small', 'large'].map((size) => (
        <label key={size}>
          <input type="radio" name="size" checked={order.size === size} onChange={() => change({ size })} /> {size}
        </label>
      ))}
      <input
        type="checkbox"
        aria-label="Extra"
        checked={order.extra}
        onChange={(event) => change({ extra: event.target.checked })}
      />
      <select
        aria-label="Quantity"
        value={order.quantity}
        onChange={(event) => change({ quantity: event.target.value })}
      >
        <option>1</option>
        <option>2</option>
      </select>
      <input aria-label="Note" value={order.note} onChange={(event) => change({ note: event.target.value })} />
      <button type="button" onClick={() => clicked(order)}>
        Buy
      </button>
    </form>
  )
}

/** Buttons that the server has sent, in a document that has just been parsed. */
beforeAll(() => {
  document.body.innerHTML = '<div id="app"><button>One</button><button>Two</button></div>'
  new Function(PreHydrationScript({}).props.dangerouslySetInnerHTML.__html)()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
})
const root: HTMLElement & { __reactProps$x?: object } = document.documentElement
const hydratePage = () => Object.assign(root, { __reactProps$x: {} })
beforeEach(() => {
  clicked.mockClear()
  delete root.__reactProps$x
})

test('clicks on buttons that are not hydrated yet are replayed in their order, once they and their page are', async () => {
  const app = document.getElementById('app') as HTMLElement
  expect(fireEvent.click(screen.getByText('Two'))).toBe(false)
  expect(fireEvent.click(screen.getByText('One'))).toBe(false)
  for (const text of ['One', 'Two']) {
    const button = screen.getByText(text)
    Object.assign(button, { __reactProps$x: {} }).addEventListener('click', () => clicked(text))
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(clicked).not.toHaveBeenCalled()
  hydratePage()
  await waitFor(() => expect(clicked.mock.calls).toEqual([['Two'], ['One']]))
  app.remove()
})

test('the button of a provider’s script is left alone, and so is one that React has rendered', () => {
  hydratePage()
  const foreign = document.body.appendChild(document.createElement('button'))
  foreign.addEventListener('click', clicked)
  expect(fireEvent.click(foreign)).toBe(true)
  render(
    <button type="button" onClick={clicked}>
      Ours
    </button>,
  )
  expect(fireEvent.click(screen.getByText('Ours'))).toBe(true)
  expect(clicked).toHaveBeenCalledTimes(2)
  foreign.remove()
})

test('what was chosen and typed before hydration is in the state of its fields, and a click after it sees that', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Order />)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  fireEvent.click(screen.getByLabelText('large'))
  fireEvent.click(screen.getByLabelText('Extra'))
  fireEvent.input(screen.getByLabelText('Quantity'), { target: { value: '2' } })
  for (const value of ['n', '']) fireEvent.input(screen.getByLabelText('Note'), { target: { value } })
  fireEvent.click(screen.getByText('Buy'))
  render(<Order />, { container, hydrate: true })
  hydratePage()
  expect(clicked).not.toHaveBeenCalled()
  await waitFor(() => expect(clicked.mock.calls).toEqual([[{ size: 'large', extra: false, quantity: '2', note: '' }]]))
  expect(screen.getByLabelText<HTMLInputElement>('large').checked).toBe(true)
})

test('a script that failed before anything listened is asked for again once the page is loaded; one that came is not', () => {
  vi.useFakeTimers()
  const came = vi.spyOn(performance, 'getEntriesByName')
  came.mockImplementation((name) => (name.endsWith('/came.js') ? [{ decodedBodySize: 9 } as never] : []))
  const scripts = ['/failed.js', '/came.js'].map((src) => Object.assign(document.createElement('script'), { src }))
  document.head.append(...scripts)
  new Function(PreHydrationScript({ nonce: 'n' }).props.dangerouslySetInnerHTML.__html)()
  dispatchEvent(new Event('load'))
  expect(scripts.map(({ isConnected }) => isConnected)).toEqual([false, true])
  vi.advanceTimersByTime(1500)
  expect([...document.head.querySelectorAll('script')].map((one) => one.getAttribute('src')).sort()).toEqual([
    '/came.js',
    '/failed.js',
  ])
  document.head.replaceChildren()
  vi.useRealTimers()
})

test.each(['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'])(
  'a %s reaches React once the page is hydrated, not before: React would hydrate all of it at once',
  (type) => {
    document.addEventListener(type, clicked)
    fireEvent(document.body, new Event(type, { bubbles: true }))
    expect(clicked).not.toHaveBeenCalled()
    hydratePage()
    fireEvent(document.body, new Event(type, { bubbles: true }))
    expect(clicked).toHaveBeenCalledOnce()
    document.removeEventListener(type, clicked)
  },
)
