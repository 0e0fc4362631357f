import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '@/lib/domain/languages/languages'
import { readTexts } from '@/scripts/messages/read-texts'

const NAME = '\\{(?:brand|city|giver|items|name|place|site|store)\\}'
const BESIDE_HAN = new RegExp(`\\p{sc=Han}${NAME}|${NAME}\\p{sc=Han}`, 'u')
const BLANK_BESIDE_HAN = new RegExp(`\\p{sc=Han} ${NAME}|${NAME} \\p{sc=Han}`, 'u')
const CHINESE: readonly Language[] = ['zh', 'zh-Hant']

async function keysOf(found: RegExp, folder = 'messages'): Promise<string[]> {
  const texts = await Promise.all(CHINESE.map((language) => readTexts(language, folder)))
  const keys = texts.flatMap((all) => [...all].filter(([, text]) => found.test(text)).map(([key]) => key))
  return [...new Set(keys)].sort()
}

test('no Chinese message has blanks of its own around a name: they depend on its letters [I18N-1]', async () => {
  expect(await keysOf(BLANK_BESIDE_HAN)).toEqual([])
  expect(await keysOf(BLANK_BESIDE_HAN, 'backend/platform/i18n')).toEqual([])
})

test('whoever fills a name in beside Han sets the blanks [I18N-1]', async () => {
  const files = (
    await Promise.all(['app', 'components', 'lib/i18n', 'lib/server', 'operator'].map(sourcesBelow))
  ).flat()
  const keys = await keysOf(BESIDE_HAN)
  expect(keys.length).toBeGreaterThan(15)
  const careless = keys.flatMap((key) => {
    const [namespace = '', ...names] = key.split('.')
    // `leads.help` is read as `leads.${topic}`, and failures with lists of names by their code
    const read = namespace === 'errors' ? '\\blistText\\(' : `['\`]${names[0]}['\`.]`
    const readers = files.filter(
      ({ source }) =>
        ['(', '<'].some((sign) => source.includes(`Translations${sign}'${namespace}'`)) &&
        new RegExp(read).test(source),
    )
    if (readers.length === 0) return [`${key} is read by no file`]
    return readers.filter(({ source }) => !source.includes('withNames(')).map(({ file }) => `${key} in ${file}`)
  })
  expect(careless).toEqual([])
})

async function sourcesBelow(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return Promise.all(files.map(async (file) => ({ file, source: await readFile(path.join(folder, file), 'utf8') })))
}
