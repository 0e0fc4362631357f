import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreDeals } from '@/components/deals/store-deals'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { makeSummary } from '@/tests/component/sample-deals'

const NAME = 'Hydrating facial with neck massage and a very long name, 50 minutes'

const show = (kind: number) =>
  renderServer(
    <StoreDeals store={{ kind }} deals={[makeSummary(7, { name: NAME })]} paths={pathsIn('en', 'en')} describes />,
  )

test.each([
  ['a spa', STORE_TYPE.service],
  ['a hotel', STORE_TYPE.travel],
  ['a cinema', STORE_TYPE.groupSale],
])('what %s sells is a row with its whole title, its price and a link that books it', async (_, kind) => {
  await show(kind)
  const row = within(screen.getByRole('article'))
  const title = row.getByRole('heading', { name: NAME })
  expect(title.className).not.toContain('line-clamp')
  expect(title.className).not.toContain('card-title')
  expect(row.getByRole('link', { name: NAME })).toHaveAttribute('href', expect.stringContaining('/deals/details/7'))
  expect(row.getByText('C$31.00')).toBeVisible()
  expect(row.getByText('47% off')).toBeVisible()
  const book = row.getByRole('link', { name: `Book ${NAME}` })
  expect(book).toHaveAttribute('href', pathsIn('en', 'en').buyDeal(7))
})

test.each([
  ['a restaurant', STORE_TYPE.restaurant],
  ['a shop', STORE_TYPE.shopping],
])('what %s sells is a card with Buy', async (_, kind) => {
  await show(kind)
  expect(screen.getByRole('link', { name: 'Buy' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Book/ })).toBeNull()
})
