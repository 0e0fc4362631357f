import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Dialog, type DialogProps } from '@/components/ui/dialogs/dialog'

/** Its button becomes another when something is chosen. */
function Chooser() {
  const [state, setState] = useState<'start' | 'open' | 'done'>('start')
  return (
    <section>
      {state === 'done' ? (
        <button type="button">change</button>
      ) : (
        <button type="button" key="choose" onClick={() => setState('open')}>
          choose
        </button>
      )}
      {state === 'open' && (
        <Dialog onClose={() => setState('done')} title="Choose" closeLabel="Close">
          <input aria-label="Street" />
        </Dialog>
      )}
    </section>
  )
}

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Address" closeLabel="Close" {...props}>
          <input aria-label="Street" />
        </Dialog>
      )}
    </>
  )
}

describe('dialog', () => {
  test('is named by its title and returns focus on Escape', async () => {
    const user = userEvent.setup()
    render(<Opener width={800} />)
    await user.click(screen.getByRole('button', { name: 'open' }))
    expect(await screen.findByRole('dialog', { name: 'Address' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
  })

  test.each([250, 400, 520, 550, 800, 900, 1100] as const)('can be %i wide [CONST-7]', async (width) => {
    render(
      <Dialog onClose={() => undefined} title="Wide" closeLabel="Close" width={width}>
        text
      </Dialog>,
    )
    const text = await screen.findByText('text')
    expect(text.parentElement).toHaveStyle({ maxWidth: `${width}px` })
  })

  test('stays when it cannot be dismissed', async () => {
    const user = userEvent.setup()
    render(<Opener dismissable={false} />)
    await user.click(screen.getByRole('button', { name: 'open' }))
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).toBeVisible()
    // what a browser does at the second Escape, whatever the page wants
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    await waitFor(() => expect(dialog).toHaveAttribute('open'))
  })

  test('a press beside its panel closes it; one that began inside, such as on text that is selected, does not', async () => {
    const user = userEvent.setup()
    render(<Opener />)
    await user.click(screen.getByRole('button', { name: 'open' }))
    const dialog = screen.getByRole('dialog')
    await user.pointer([{ keys: '[MouseLeft>]', target: screen.getByLabelText('Street') }])
    await user.pointer([{ keys: '[/MouseLeft]', target: dialog }])
    expect(dialog).toBeVisible()
    await user.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the focus starts at what is marked for it, else at the first control', () => {
    const { rerender } = render(
      <Dialog onClose={() => undefined} title="One">
        <input aria-label="First" />
        <input aria-label="Second" data-autofocus />
      </Dialog>,
    )
    expect(screen.getByLabelText('Second')).toHaveFocus()
    rerender(
      <Dialog key="other" onClose={() => undefined} title="Two">
        <input aria-label="First" />
      </Dialog>,
    )
    expect(screen.getByLabelText('First')).toHaveFocus()
  })

  test('the keys go round in it, and come back near an opener that is gone', async () => {
    const user = userEvent.setup()
    render(<Chooser />)
    await user.click(screen.getByRole('button', { name: 'choose' }))
    const stops: (Element | null)[] = []
    for (const shift of [false, false, true]) {
      await user.tab({ shift })
      stops.push(document.activeElement)
    }
    const [close, street] = [screen.getByRole('button', { name: 'Close' }), screen.getByLabelText('Street')]
    expect(stops).toEqual([street, close, street])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'change' })).toHaveFocus())
  })

  test('of two, Escape closes the one above, and the one below can be used again', async () => {
    const user = userEvent.setup()
    const onClose = vi.fn()
    render(
      <Dialog onClose={onClose} title="Below">
        <Opener />
      </Dialog>,
    )
    await user.click(screen.getByRole('button', { name: 'open' }))
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-modal'))).toEqual(['true'])
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Below' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('confirm dialog', () => {
  test('cancel and ok', async () => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    const labels = { title: 'Log out?', confirmLabel: 'OK', cancelLabel: 'Cancel' }
    render(<ConfirmDialog {...labels} onConfirm={onConfirm} onCancel={onCancel} />)
    await userEvent.click(await screen.findByText('OK'))
    await userEvent.click(screen.getByText('Cancel'))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  test('without cancel, ok is the only action', async () => {
    render(<ConfirmDialog title="Logged out" confirmLabel="OK" onConfirm={() => undefined} />)
    await screen.findByText('OK')
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
