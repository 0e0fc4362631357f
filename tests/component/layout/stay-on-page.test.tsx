import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { StayOnPage } from '@/components/layout/document/stay-on-page'

beforeEach(() => {
  history.replaceState(null, '', '/deals/browse?query=tea&lat=1&lon=2&page=3')
  render(
    <StayOnPage>
      <a href="?lan=zh" data-lan="zh">
        zh
      </a>
      <a href="/deals?city=toronto" data-city="toronto">
        Toronto
      </a>
    </StayOnPage>,
  )
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', (event) => event.preventDefault())
})

test('another language preserves the whole URL [I18N-2]', () => {
  fireEvent.click(screen.getByText('zh'))
  expect(screen.getByText('zh')).toHaveAttribute('href', '/deals/browse?query=tea&lat=1&lon=2&page=3&lan=zh')
})

test('another city stays here, without the old place and page, and is stored [HEAD-2]', () => {
  fireEvent.click(screen.getByText('Toronto'))
  expect(screen.getByText('Toronto')).toHaveAttribute('href', '/deals/browse?query=tea&city=toronto')
  expect(document.cookie).toBe('city=toronto')
})

test('a page that does not depend on the city is loaded again as it is [HEAD-2]', () => {
  history.replaceState(null, '', '/store/12?lan=jp')
  fireEvent.click(screen.getByText('Toronto'))
  expect(screen.getByText('Toronto')).toHaveAttribute('href', '/store/12?lan=jp')
})
