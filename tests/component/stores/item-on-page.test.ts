import { expect, test } from 'vitest'
import { itemOnPage } from '@/components/stores/item/item-on-page'

function showCard(naturalWidth: number): void {
  document.body.innerHTML =
    '<article><h3><a href="/product/7" data-product="7"> Oolong </a></h3><img src="/pictures/128/oolong"></article>'
  const image = document.querySelector('img')
  for (const [name, value] of Object.entries({ naturalWidth, complete: true, currentSrc: '/pictures/256/oolong' }))
    Object.defineProperty(image, name, { value })
}

test('an item is known by its card: its name, and the picture that was loaded', () => {
  showCard(256)
  expect(itemOnPage(7)).toEqual({ name: 'Oolong', picture: '/pictures/256/oolong' })
})

test('a picture that failed is none, and so is an item without a card', () => {
  showCard(0)
  expect(itemOnPage(7)).toEqual({ name: 'Oolong', picture: null })
  expect(itemOnPage(8)).toBeNull()
})
