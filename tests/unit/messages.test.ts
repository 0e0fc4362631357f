import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import en from '@/messages/en.json'
import { findMessageGaps } from '@/scripts/messages/find-gaps'
import { findUnused, findUnusedMessages } from '@/scripts/messages/find-unused'

test('the four languages have the same keys and placeholders, and no empty text [I18N-1] [I18N-4]', async () => {
  expect(await findMessageGaps()).toEqual([])
})

test('so do the texts of mails and text messages', async () => {
  expect(await findMessageGaps('backend/platform/i18n')).toEqual([])
})

test.each(LANGUAGES)('in %s, mails and pushes say when an order comes in the words of its page', async (language) => {
  const [page, mail] = await Promise.all(
    [`messages/${language}.json`, `backend/platform/i18n/${language}.json`].map(async (file) =>
      JSON.parse(await readFile(file, 'utf8')),
    ),
  )
  expect(mail.headline).toEqual(page.orders.headline)
})

test('the build compiles the messages of every language', async () => {
  expect(await readFile('next.config.mjs', 'utf8')).toContain(
    "messages: { path: './messages', format: 'json', locales: 'infer'",
  )
  expect(await readdir('messages')).toEqual(expect.arrayContaining(LANGUAGES.map((language) => `${language}.json`)))
})

test('the general errors are named as in the documents [ERR-15]', () => {
  expect(en.errors).toMatchObject({
    incorrect_password: 'Incorrect password',
    invalid_request: expect.stringMatching(/^Invalid request\. /),
    not_found: expect.stringMatching(/^Record not found\. /),
    unexpected_error: expect.stringMatching(/^Unexpected error\. /),
  })
})

test('every message is used', async () => {
  expect(await findUnusedMessages()).toEqual([])
})

const SCREEN = `const t = useTranslations('orders')
t('title'); t(\`steps.\${key}\`); t(late ? 'too_late' : 'note')`

test.each([
  ['by its name', 'orders.title', SCREEN],
  ['by one of two names', 'orders.too_late', SCREEN],
  ['by a name put together', 'orders.steps.pending', SCREEN],
  ['by a code of the domain', 'errors.not_found', "export type ErrorCode = 'not_found' | 'network'"],
  ['by the key of a table', 'categories.travel', 'const IDS = { goods: 1, travel: 2 }'],
])('a message counts as used %s', (_, key, source) => {
  expect(findUnused([key], [source])).toEqual([])
})

test.each([
  ['no file names it', 'orders.subtitle', SCREEN],
  ['its name stands in a file of another namespace only', 'store.title', SCREEN],
  ['a template begins otherwise', 'orders.notes.pending', SCREEN],
])('and as unused where %s', (_, key, source) => {
  expect(findUnused([key], [source])).toEqual([key])
})
