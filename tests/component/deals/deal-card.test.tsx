import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DealCard } from '@/components/deals/deal-card'
import { renderServer } from '@/tests/component/render-server'
import { makeSummary } from '@/tests/component/sample-deals'

const ABOUT = 'Forty folds, one lesson.'

test.each(['grid', 'half', 'top', 'large'] as const)(
  'a %s card without a picture has words in its place, once',
  async (size) => {
    const deal = makeSummary(7, { picture: '', shortDescription: ABOUT })
    const page = await renderServer(<DealCard deal={deal} href="/deals/details/7" size={size} />)
    expect(screen.getAllByText(ABOUT)).toHaveLength(1)
    expect(page.querySelector('img, .picture')).toBeNull()
  },
)

test('one that says nothing of itself either keeps the place of its picture', async () => {
  const deal = makeSummary(7, { picture: '', shortDescription: '' })
  const page = await renderServer(<DealCard deal={deal} href="/deals/details/7" size="grid" ofOneStore />)
  expect(page.querySelector('.picture')).not.toBeNull()
})
