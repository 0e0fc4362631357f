import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pictureSources } from '@/components/ui/content/picture-sources'

test('a picture of a share of the screen comes in four widths', () => {
  expect(pictureSources('/media/deal/12', '85vw')).toEqual({
    sizes: '85vw',
    src: '/pictures/640/deal/12',
    srcSet:
      '/pictures/420/deal/12 420w,/pictures/640/deal/12 640w,/pictures/1200/deal/12 1200w,/pictures/1600/deal/12 1600w',
  })
})

test.each([
  ['(min-width: 56rem) 210px, 25vw', '420'],
  ['(min-width: 64rem) 300px, 50vw', '420 640'],
  ['(min-width: 64rem) 400px, 50vw', '420 640 1200'],
  ['(min-width: 80rem) 320px, 100vw', '420 640 1200'],
  ['(min-width: 64rem) 800px, 100vw', '420 640 1200 1600'],
])('one of %s comes in %s', (sizes, widths) => {
  const { srcSet = '' } = pictureSources('/media/deal/12', sizes)
  expect([...srcSet.matchAll(/(\d+)w/g)].map(([, width]) => width).join(' ')).toBe(widths)
})

test.each([
  ['56px', '/pictures/64/logo', '/pictures/128/logo 2x'],
  ['96px', '/pictures/128/logo', '/pictures/256/logo 2x'],
  ['2000px', '/pictures/1600/logo', undefined],
])('a picture of %s comes once and twice as wide', (sizes, src, srcSet) => {
  expect(pictureSources('/media/logo', sizes)).toEqual({ src, srcSet })
})

test('a picture of another host has its URL in the query', () => {
  const { src } = pictureSources('/media/from?url=https%3A%2F%2Fcdn.example%2Fa.jpg', '64px')
  expect(src).toBe('/_next/image?url=%2Fmedia%2Ffrom%3Furl%3Dhttps%253A%252F%252Fcdn.example%252Fa.jpg&w=64&q=75')
})

test('each width is one that Next makes', async () => {
  const config = await readFile('next.config.mjs', 'utf8')
  const { srcSet = '' } = pictureSources('/media/deal/12', '85vw')
  expect(config).toContain(`deviceSizes: [${[...srcSet.matchAll(/(\d+)w/g)].map(([, width]) => width).join(', ')}]`)
})
