import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tolerateMovedNodes } from '@/lib/browser/moved-nodes'

const { removeChild, insertBefore } = Node.prototype
beforeAll(() => tolerateMovedNodes())
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))

function List({ names, isOpen = true }: { names: string[]; isOpen?: boolean }) {
  return (
    <div data-testid="list">
      {names.map((name) => (
        <b key={name}>{name}</b>
      ))}
      {isOpen && <i>end</i>}
    </div>
  )
}

const text = () => screen.getByTestId('list').textContent
const wrap = (element: Element | null) => {
  const font = document.createElement('font')
  element?.replaceWith(font)
  if (element) font.append(element)
}

test('what was wrapped or taken away is removed, and something is placed before it, without an error', () => {
  const view = render(<List names={['a', 'c']} />)
  for (const element of screen.getByTestId('list').querySelectorAll('b, i')) wrap(element)
  view.rerender(<List names={['a', 'b', 'c']} />)
  expect(text()).toBe('abcend')
  screen.getByText('c').remove()
  view.rerender(<List names={['a', 'b', 'c2']} isOpen={false} />)
  expect(text()).toBe('abc2')
  screen.getByText('c2').remove()
  view.rerender(<List names={['b', 'd', 'c2']} />)
  expect(text()).toBe('bdend')
  view.rerender(<List names={[]} isOpen={false} />)
  expect(text()).toBe('')
})

test('nodes that nobody moved are placed and removed as ever', () => {
  const view = render(<List names={['a', 'c']} />)
  view.rerender(<List names={['c', 'b', 'a']} />)
  expect(text()).toBe('cbaend')
  view.rerender(<List names={['b']} isOpen={false} />)
  expect(text()).toBe('b')
})
