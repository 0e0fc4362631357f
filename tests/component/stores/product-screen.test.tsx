import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductScreen } from '@/components/stores/item/product-screen'
import type { Language } from '@/lib/domain/languages/languages'
import type { Product } from '@/lib/domain/stores/menu'
import { menuProduct } from '@/lib/server/pages/structured-offers'
import { renderServer } from '@/tests/component/render-server'
import { FRIDAY_NOON, ramen } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const onSale: Product = { ...ramen, sale: { regularPrice: 1800, until: '2026-12-05T18:00:00-07:00' } }
const pictures = ['/media/1.webp', '/media/2.webp']

const show = (product: Product, language?: Language) =>
  renderServer(
    <ProductScreen product={product} store={sampleStore} storeHref="/store/12" form={null} now={FRIDAY_NOON} />,
    language,
  )

test.each([
  ['en', 'original price C$18.00', 'Until 2026-12-05 06:00pm'],
  ['zh', '原价 C$18.00', '12月5日 18:00截止'],
  ['zh-Hant', '原價 C$18.00', '12月5日 18:00截止'],
  ['jp', '通常価格 C$18.00', '12月5日 18:00まで'],
] as const)(
  'a product on sale has its regular price struck through, and its end: %s',
  async (language, regular, until) => {
    const page = await show(onSale, language)
    expect(page.querySelector('s')).toHaveTextContent(regular)
    expect(screen.getByText(until)).toBeVisible()
  },
)

test('a product that is not on sale has one price', async () => {
  const page = await show(ramen)
  expect(page.querySelector('p.money')?.innerHTML).toBe('C$15.00')
})

test('several pictures are a row without a script, of which the first is loaded first', async () => {
  const page = await show({ ...ramen, picture: '/media/1.webp', pictures })
  const images = [...page.querySelectorAll('ul[aria-label="Pictures"][tabindex="0"] img')]
  expect(images.map((image) => [image.getAttribute('alt'), image.getAttribute('loading')])).toEqual([
    ['Ramen, picture 1 of 2', null],
    ['Ramen, picture 2 of 2', 'lazy'],
  ])
})

test('search engines get the price that counts, its last day and all pictures', () => {
  const data = (product: Product) =>
    menuProduct(product, sampleStore, 'https://a.example/product/1', 'https://a.example')
  expect(data({ ...onSale, pictures })).toMatchObject({
    image: ['https://a.example/media/1.webp', 'https://a.example/media/2.webp'],
    offers: { price: '15.00', priceValidUntil: '2026-12-05' },
  })
  expect(data({ ...ramen, picture: '/media/1.webp' })).toMatchObject({
    image: 'https://a.example/media/1.webp',
    offers: { price: '15.00', priceValidUntil: undefined },
  })
})
