import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { EarlyScripts } from '@/components/layout/early-scripts'

const pressed = vi.fn()

/** Buttons that the server has sent, in a document that has just been parsed. */
beforeAll(() => {
  document.body.innerHTML = '<div id="app"><button>One</button><button>Two</button></div>'
  new Function(EarlyScripts({}).props.dangerouslySetInnerHTML.__html)()
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
})
beforeEach(() => pressed.mockClear())

test('presses on buttons that React does not know yet are repeated in their order, once it does', async () => {
  const app = document.getElementById('app') as HTMLElement
  expect(fireEvent.click(screen.getByText('Two'))).toBe(false)
  expect(fireEvent.click(screen.getByText('One'))).toBe(false)
  for (const text of ['One', 'Two']) {
    const button = screen.getByText(text)
    Object.assign(button, { __reactProps$x: {} }).addEventListener('click', () => pressed(text))
  }
  await waitFor(() => expect(pressed.mock.calls).toEqual([['Two'], ['One']]))
  app.remove()
})

test('the button of a provider’s script is left alone, and so is one that React has rendered', () => {
  const foreign = document.body.appendChild(document.createElement('button'))
  foreign.addEventListener('click', pressed)
  expect(fireEvent.click(foreign)).toBe(true)
  render(
    <button type="button" onClick={pressed}>
      Ours
    </button>,
  )
  expect(fireEvent.click(screen.getByText('Ours'))).toBe(true)
  expect(pressed).toHaveBeenCalledTimes(2)
  foreign.remove()
})
