import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { PreHydrationScript } from '@/components/layout/document/head-scripts'
import { Picture } from '@/components/ui/content/picture'
import { Price } from '@/components/ui/content/price'
import { QrCode } from '@/components/ui/content/qr-code'
import { Rating } from '@/components/ui/content/rating'
import { showToast, ToastRegion } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { interpolate } from '@/components/ui/loading/interpolate'
import { Stepper } from '@/components/ui/navigation/stepper'
import { renderServer } from '../render-server'

describe('picture', () => {
  test('a failed picture becomes a placeholder with its name [ERR-57]', () => {
    new Function(PreHydrationScript({}).props.dangerouslySetInnerHTML.__html)()
    // its other listener knows no button
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
    render(<Picture src="/media/x" alt="A bowl of noodles" sizes="100vw" />)
    const picture = screen.getByRole('img', { name: 'A bowl of noodles' })
    expect(picture).not.toHaveAttribute('data-failed')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('data-failed')
  })

  test('a missing picture is a placeholder at once [ERR-57]', () => {
    const { container } = render(<Picture src="" alt="A bowl of noodles" sizes="100vw" />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('A bowl of noodles').parentElement).toHaveClass('picture')
  })
})

describe('price and rating', () => {
  const cad = (amount: number) => ({ amount, currency: 'CAD' })

  test('the struck-through amount is labelled', async () => {
    await renderServer(<Price price={cad(3100)} original={cad(5800)} originalLabel="original price" />)
    expect(screen.getByText('C$31.00').tagName).toBe('STRONG')
    expect(screen.getByText('original price').parentElement?.textContent).toBe('original price C$58.00')
  })

  test('nothing is struck through without a discount', async () => {
    const body = await renderServer(<Price price={cad(3100)} original={cad(3100)} originalLabel="" />)
    expect(body.querySelector('s')).toBeNull()
  })

  test('a rating is announced as words, not as stars', () => {
    const { container } = render(<Rating value={4} count={3} label="Rated 4.0 out of 5" stars={5} />)
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('4.0(3)')
    expect(screen.getByText('Rated 4.0 out of 5')).toHaveClass('sr-only')
  })
})

describe('controls', () => {
  test('an error and a hint are linked to their field', () => {
    render(<TextField label="Phone" hint="Digits only" error="invalid phone number" />)
    const field = screen.getByRole('textbox', { name: 'Phone' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Digits only invalid phone number')
  })

  test('a loading button keeps focus and ignores clicks', async () => {
    const onClick = vi.fn()
    render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })

  test('a stepper is an ordered list that marks the current step', () => {
    const steps = [
      { label: 'Pending', state: 'done' },
      { label: 'Processing', state: 'current' },
      { label: 'Completed', state: 'waiting' },
    ] as const
    render(<Stepper steps={steps} label="Order" />)
    expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ])
  })

  test('a toast is announced and disappears', () => {
    vi.useFakeTimers()
    render(<ToastRegion />)
    act(() => showToast('Saved'))
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    act(() => vi.advanceTimersByTime(6000))
    expect(screen.queryByText('Saved')).toBeNull()
    vi.useRealTimers()
  })
})

describe('small helpers', () => {
  test('fills placeholders and leaves unknown ones', () => {
    expect(interpolate('{count} of {total} {other}', { count: 2, total: 3 })).toBe('2 of 3 {other}')
  })

  test('a code grows with its text, and none is rendered for a text that is too long [HEAD-5]', () => {
    const margins = 2 * 4
    const sideOf = (text: string) => {
      const box = render(<QrCode text={text} />)
        .container.querySelector('svg')
        ?.getAttribute('viewBox')
      return box ? Number(box.split(' ')[2]) - margins : null
    }
    expect(sideOf('x')).toBe(21)
    expect(sideOf('x'.repeat(106))).toBe(37)
    expect(sideOf('x'.repeat(107))).toBeNull()
  })
})
