import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PhotoViewer } from '@/components/deals/photos/photo-viewer'

const labels = {
  title: 'Customer photos',
  close: 'Close',
  viewAll: 'View all',
  allPhotos: 'All photos',
  photo: 'Photo {number}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  previous: 'Previous',
  next: 'Next',
  pageOf: '{page} of {count}',
}

function show(count: number) {
  const photos = Array.from({ length: count }, (_, index) => `/media/reviews/${index + 1}`)
  render(<PhotoViewer photos={photos} labels={labels} />)
  return userEvent.setup()
}
const modal = () => within(screen.getByRole('dialog'))

describe('customer photos', () => {
  test('four photos show as they are [DEAL-5]', () => {
    show(4)
    expect(screen.getAllByRole('button', { name: /^Photo/ })).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'View all' })).toBeNull()
  })

  test('with more than four, the fourth tile opens all [DEAL-5]', () => {
    show(5)
    expect(screen.getAllByRole('button', { name: /^Photo/ })).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'View all' })).toBeVisible()
  })

  test('the gallery has twelve per page in four columns, 900 wide and 70vh [DEAL-7] [DEAL-8]', async () => {
    const user = show(15)
    await user.click(screen.getByRole('button', { name: 'View all' }))
    await screen.findByRole('dialog')
    expect(modal().getAllByRole('listitem')).toHaveLength(12)
    expect(modal().getByRole('list')).toHaveClass('grid-cols-4')
    const content = modal().getByRole('list').closest('[style*="--content-cap"]')
    expect(content).toHaveStyle({ '--content-cap': '70vh' })
    expect(content?.parentElement).toHaveStyle({ maxWidth: '900px' })
    await user.click(modal().getByRole('button', { name: 'Next' }))
    expect(modal().getAllByRole('listitem')).toHaveLength(3)
    expect(modal().getByRole('status')).toHaveTextContent('2 of 2')
  })

  test('the full photo has previous, next and gallery links [DEAL-6]', async () => {
    const user = show(6)
    await user.click(screen.getByRole('button', { name: 'Photo 1' }))
    await screen.findByRole('dialog')
    expect(await modal().findByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(modal().getByRole('button', { name: 'Next picture' }))
    expect(modal().getByRole('heading')).toHaveTextContent('Photo 2')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(modal().getByRole('heading')).toHaveTextContent('Photo 4')
    await user.click(modal().getByRole('button', { name: 'All photos' }))
    expect(modal().getAllByRole('listitem')).toHaveLength(6)
  })
})
