import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Gallery } from '@/components/deals/photos/gallery'

const labels = {
  gallery: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  picture: 'Deal, picture {number} of {count}',
  video: 'Video: Deal',
  show: 'Show picture {number}',
  showVideo: 'Show the video',
}
const scrollTo = vi.fn()

beforeEach(() => {
  scrollTo.mockReset()
  Element.prototype.scrollTo = scrollTo
  render(<Gallery images={['/media/1', '/media/2']} video="/media/film" labels={labels} />)
})
const current = () => screen.getByRole('button', { current: true })

describe('gallery', () => {
  test('pictures, a video and a thumbnail for each [DEAL-2]', () => {
    expect(screen.getByRole('img', { name: 'Deal, picture 1 of 3' })).toBeInTheDocument()
    expect(screen.getByLabelText('Video: Deal').tagName).toBe('VIDEO')
    expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(3)
  })

  test('moves by arrow, thumbnail and key [DEAL-2]', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(current()).toHaveAccessibleName('Show the video')
    await user.click(screen.getByRole('button', { name: 'Show picture 3' }))
    expect(current()).toHaveAccessibleName('Show picture 3')
    screen.getAllByRole('list')[0]?.focus()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(current()).toHaveAccessibleName('Show the video')
    expect(scrollTo).toHaveBeenCalledTimes(4)
  })

  test('a picture that is passed on the way is not the current one; a swipe decides again [DEAL-2]', async () => {
    const user = userEvent.setup()
    const row = screen.getAllByRole('list')[0] as HTMLElement
    const scroll = (scrollLeft: number) => {
      Object.defineProperties(row, { clientWidth: { value: 400 }, scrollLeft: { value: scrollLeft, writable: true } })
      fireEvent.scroll(row)
    }
    await user.click(screen.getByRole('button', { name: 'Show picture 3' }))
    scroll(90)
    scroll(410)
    expect(current()).toHaveAccessibleName('Show picture 3')
    scroll(800)
    scroll(420)
    expect(current()).toHaveAccessibleName('Show the video')
    await user.click(screen.getByRole('button', { name: 'Show picture 3' }))
    fireEvent.pointerDown(row)
    scroll(10)
    expect(current()).toHaveAccessibleName('Show picture 1')
  })
})
