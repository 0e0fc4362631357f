import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Dialog } from '@/components/ui/dialogs/dialog'

const button = (name: string) => screen.getByRole('button', { name })
const region = (content: string) => {
  document.body.innerHTML = `<button>Before</button><main id="content" tabindex="-1">${content}</main><button>After</button>`
}
const row = (name: string) => `<li><p>${name}</p><button>${name}</button><button>Edit ${name}</button></li>`

describe('what has the focus', () => {
  test.each([
    ['a row is removed', [row('one'), row('two'), row('three')], 'two', 'three'],
    ['the last row is removed', [row('one'), row('two')], 'two', 'one'],
    ['the only row is removed', [row('one')], 'one', 'Next'],
    ['what takes its place has no control', [row('one'), '<li>Text</li>', row('three')], 'one', 'three'],
  ])('%s: the focus goes to the first control of its neighbour', async (_, rows, removed, next) => {
    region(`<ul>${rows.join('')}</ul><button>Next</button>`)
    button(removed).focus()
    button(removed).closest('li')?.remove()
    await waitFor(() => expect(button(next)).toHaveFocus())
  })

  test('is replaced: the focus goes to what replaces it', async () => {
    region('<p>Text</p><div><button>Old</button></div><button>Next</button>')
    button('Old').focus()
    button('Old').outerHTML = '<p tabindex="-1">Thank you</p>'
    await waitFor(() => expect(screen.getByText('Thank you')).toHaveFocus())
  })

  test('is moved: it keeps the focus', async () => {
    region(`<ul>${row('one')}${row('two')}</ul>`)
    const two = button('Edit two')
    two.focus()
    screen.getByRole('list').prepend(two.closest('li') ?? '')
    await waitFor(() => expect(two).toHaveFocus())
  })

  test('goes with everything around it: the focus goes to the content', async () => {
    region('<form><button>Send</button></form>')
    button('Send').focus()
    const main = screen.getByRole('main')
    main.replaceChildren('Sent')
    for (const outside of document.querySelectorAll('body > button')) outside.remove()
    await waitFor(() => expect(main).toHaveFocus())
  })

  test('was left by the visitor: nothing takes the focus when it is removed', async () => {
    const user = userEvent.setup()
    region(`<ul>${row('one')}${row('two')}</ul>`)
    button('one').focus()
    await user.click(document.body)
    await new Promise((resolve) => setTimeout(resolve))
    button('one').closest('li')?.remove()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.body).toHaveFocus()
  })

  test('is in a dialog that opened by itself: the focus goes to the content when it closes', async () => {
    const page = (isOpen: boolean) => (
      <main id="content" tabIndex={-1}>
        {isOpen && (
          <Dialog title="Log in" onClose={() => undefined}>
            <button type="button">Log in</button>
          </Dialog>
        )}
      </main>
    )
    const { rerender } = render(page(true))
    expect(button('Log in')).toHaveFocus()
    rerender(page(false))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('is a row that a dialog was opened from and removes: the focus goes to the neighbour', async () => {
    const user = userEvent.setup()
    render(<Rows />)
    await user.click(button('Remove two'))
    await user.click(button('Yes'))
    await waitFor(() => expect(button('Remove three')).toHaveFocus())
  })
})

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three'])
  const [removing, setRemoving] = useState('')
  const remove = () => {
    setRows(rows.filter((one) => one !== removing))
    setRemoving('')
  }
  return (
    <ul>
      {rows.map((one) => (
        <li key={one}>
          <button type="button" onClick={() => setRemoving(one)}>{`Remove ${one}`}</button>
        </li>
      ))}
      {removing && (
        <Dialog title="Sure?" onClose={() => setRemoving('')}>
          <button type="button" onClick={remove}>
            Yes
          </button>
        </Dialog>
      )}
    </ul>
  )
}
