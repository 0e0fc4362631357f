import type { WrittenDeal } from '@/backend/demo/content/content-files'
import { text } from '@/backend/demo/localise'
import { type Localised, localised } from '@/lib/domain/languages/languages'

const HEADINGS = {
  includes: text('Included|包含项目|包含項目|含まれるもの'),
  use: text('How to use it|如何使用|使用方式|ご利用方法'),
  store: text('The store|商家介绍|商家介紹|お店のご紹介'),
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const list = (items: Localised[], language: keyof Localised) =>
  `<ul>${items.map((item) => `<li>${escaped(item[language])}</li>`).join('')}</ul>`

/** The sections of a deal's detail: what it includes, how to use it, and the store. */
export function detailOf({ includes, use }: WrittenDeal, store: Localised): Localised {
  return localised(
    (l) =>
      `<h3>${HEADINGS.includes[l]}</h3>${list(includes, l)}` +
      `<h3>${HEADINGS.use[l]}</h3><p>${escaped(use[l])}</p>` +
      `<h3>${HEADINGS.store[l]}</h3><p>${escaped(store[l])}</p>`,
  )
}

export function finePrintOf({ terms }: WrittenDeal): Localised {
  return localised((l) => list(terms, l))
}
