import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { TOOL_NAMES } from '@/backend/operators/commands/operator-tools'

/** All but the requirements, which are those of the specification. */
const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'requirements.md')
    .map((file) => `docs/${file}`),
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Folders of the sources: a path that begins with one is a file or a folder of the project. */
const SOURCES = /^(?:app|backend|components|deploy|docs|lib|messages|public|scripts|tests)\/[\w./[\]()-]+$/

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([])
  })

  test('names files and folders that exist', () => {
    const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => SOURCES.test(name))
    expect(names.filter((name) => !existsSync(name))).toEqual([])
  })

  test('names commands of package.json', () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('the page of operations names every tool of operators', () => {
  const [, tools = ''] =
    /`npm run cli -- ([\w-]+(?: \| [\w-]+)+)`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  expect(tools.split(' | ').sort()).toEqual([...TOOL_NAMES, 'catalogue'].sort())
})
