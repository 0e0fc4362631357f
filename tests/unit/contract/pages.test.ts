import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '@/backend/app/documentation/openapi-document'
import { CALLS } from '@/lib/contract/calls'
import { CONTRACT_VERSIONS } from '@/lib/contract/version'
import { pathsIn } from '@/lib/paths'

const FOLDER = 'docs/contract'
const PAGES = [
  'docs/bring-your-own-api.md',
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${FOLDER}/${file}`),
]
const openapi = JSON.stringify(openApiDocument())
const paths = Object.keys(openApiDocument().paths as object)
const read = (file: string) => readFileSync(file, 'utf8')

/** As a heading is linked to: without its marks, in lower case, with hyphens. */
const anchorOf = (heading: string) => {
  const plain = heading.replace(/\[(.*?)\]\(.*?\)/g, '$1').toLowerCase()
  return plain.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')
}
const anchorsOf = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
const wordsOf = (text: string) => [...text.matchAll(/`([\w]+)(?:\.\w+)?`/g)].map(([, word = '']) => word)
const isOfWire = (word: string) => openapi.includes(`"${word}"`) || CALLS.some(({ name }) => name === word)

describe.each(PAGES)('%s', (file) => {
  test('links to headings that exist', () => {
    const links = [...read(file).matchAll(/\]\(([\w./-]*)#([^)\s]+)\)/g)]
    const lost = links.filter(([, target = '', anchor = '']) => {
      return !anchorsOf(target ? path.join(path.dirname(file), target) : file).includes(anchor)
    })
    expect(lost.map(([link]) => link)).toEqual([])
  })

  test('names paths of the OpenAPI file', () => {
    const named = [...read(file).matchAll(/\/api\/(?:rest\/)?v\d\/[\w/{}]+/g)].map(([name]) => name)
    const isPath = (name: string) => paths.some((one) => name.match(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`))
    expect(named.filter((name) => !isPath(name))).toEqual([])
  })
})

test.each(['Values of requests', 'Words with two names'])('“%s” names keys of the OpenAPI file', (title) => {
  const [, section = ''] = read(`${FOLDER}/README.md`).split(`\n## ${title}\n`)
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.flatMap(wordsOf).filter((word) => !isOfWire(word))).toEqual([])
})

test('the list of changes names keys and calls of the OpenAPI file', () => {
  const changes = CONTRACT_VERSIONS.flatMap((one) => [...one.changes])
  expect(changes.flatMap(wordsOf).filter((word) => !isOfWire(word))).toEqual([])
})

test('the pay-now link is the path of its page', () => {
  const orders = read(`${FOLDER}/4-orders.md`)
  expect(orders).toContain(`https://plaza.example${pathsIn('en', 'en').payNow('9f3c1a7e', 12)}`)
})
