import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoreChoices } from '@/components/layout/document/head-scripts'
import { choiceCookie } from '@/lib/domain/site/choices'

const SCRIPT = /<script>([\s\S]*)<\/script>/.exec(renderToStaticMarkup(<StoreChoices />))?.[1] ?? ''

/** What the script of a document stores at this address. */
function storedAt(address: string): string[] {
  const { search, protocol } = new URL(address)
  const stored: string[] = []
  const page = {
    querySelectorAll: () => ['toronto', 'osaka'].map((city) => ({ dataset: { city } })),
    set cookie(text: string) {
      stored.push(text)
    },
  }
  // as the browser runs it, on a page of any protocol
  new Function('location', 'document', SCRIPT)({ search, protocol }, page)
  return stored
}

test.each([true, false])('the script and the menu store a choice alike, on https: %s [I18N-3]', (isSecure) => {
  const origin = isSecure ? 'https://plaza.example' : 'http://localhost:3000'
  expect(storedAt(`${origin}/deals?lan=jp&city=toronto&x=1`)).toEqual([
    choiceCookie('lan', 'jp', isSecure),
    choiceCookie('city', 'toronto', isSecure),
  ])
  expect(storedAt(`${origin}/deals?lan=xx&city=`)).toEqual([])
  expect(storedAt(`${origin}/deals?city=seattle`), 'a city that the page does not link to').toEqual([])
})
