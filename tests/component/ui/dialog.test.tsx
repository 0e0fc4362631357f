import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Dialog, type DialogProps } from '@/components/ui/dialogs/dialog'

beforeAll(() => {
  // jsdom has neither
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.getAnimations = () => []
})

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Address" closeLabel="Close" {...props}>
        <input aria-label="Street" />
      </Dialog>
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
      <Dialog open onClose={() => undefined} title="Wide" closeLabel="Close" width={width}>
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
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('confirm dialog', () => {
  test('cancel and ok', async () => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    const labels = { title: 'Log out?', confirmLabel: 'OK', cancelLabel: 'Cancel' }
    render(<ConfirmDialog open {...labels} onConfirm={onConfirm} onCancel={onCancel} />)
    await userEvent.click(await screen.findByText('OK'))
    await userEvent.click(screen.getByText('Cancel'))
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  test('without cancel, ok is the only action', async () => {
    render(<ConfirmDialog open title="Logged out" confirmLabel="OK" onConfirm={() => undefined} />)
    await screen.findByText('OK')
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
