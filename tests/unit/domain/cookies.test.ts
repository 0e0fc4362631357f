import { expect, test } from 'vitest'
import { choiceCookie } from '@/lib/domain/site/choices'
import { cookieIn, cookieName, cookieOf } from '@/lib/domain/site/cookies'

test.each([
  ['lan=jp', 'jp'],
  ['__Host-lan=jp', 'jp'],
  ['lan=zh; __Host-lan=jp', 'jp'],
  ['__Host-lan=jp;lan=zh', 'jp'],
  ['a=1; lan=jp', 'jp'],
  ['plan=jp; lang=zh', undefined],
  ['__host-lan=jp', undefined],
  ['x=__Host-lan=jp', undefined],
  ['lan=', ''],
  ['', undefined],
  [undefined, undefined],
])('of the cookies %j the language is %j', (cookies, language) => {
  expect(cookieIn(cookies, 'lan')).toBe(language)
  const jar = new Map((cookies ?? '').split(/; ?/).map((pair) => [pair.split('=')[0], { value: pair.split('=')[1] }]))
  const value = cookieOf({ get: (name) => jar.get(name) as { value: string } | undefined }, 'lan')
  expect(value).toBe(language)
})

test('a choice is stored for https alone where there is https, and without a domain', () => {
  expect(choiceCookie('lan', 'jp', false)).toBe('lan=jp; path=/; max-age=31536000; samesite=lax')
  expect(choiceCookie('city', 'toronto', true)).toBe(
    '__Host-city=toronto; path=/; max-age=31536000; samesite=lax; secure',
  )
  expect([cookieName('a', true), cookieName('a', false)]).toEqual(['__Host-a', 'a'])
})
