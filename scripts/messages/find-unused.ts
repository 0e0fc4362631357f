import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readTexts } from './read-texts'

/** Short keys of the wire are not messages, even if they are spelled alike. */
const FOLDERS = ['app', 'components', 'operator', 'lib/browser', 'lib/domain', 'lib/i18n', 'lib/server']

interface Reader {
  /** empty for a file of codes, whose names any screen may translate */
  namespaces: Set<string>
  reads: (key: string) => boolean
}

function toReader(source: string): Reader {
  const namespaces = new Set([...source.matchAll(/(?:use|get)Translations\('(\w+)'\)/g)].map(([, name = '']) => name))
  const names = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, name]) => name))
  if (namespaces.size === 0) for (const [, name] of source.matchAll(/(?<=[\s{])(\w+): /g)) names.add(name)
  const templates = [...source.matchAll(/`([\w.]*)\$\{[^`]*\}([\w.]*)`/g)]
    .filter(([, start, end]) => start || end)
    .map(([, start = '', end = '']) => ({ start, end }))
  return {
    namespaces,
    reads: (key) => names.has(key) || templates.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)),
  }
}

/**
 * By name, so an unused key may count as used if a file of the same namespace uses its name otherwise; a used key never
 * counts as unused.
 */
export function findUnused(keys: Iterable<string>, sources: readonly string[]): string[] {
  const readers = sources.map(toReader)
  return [...keys].filter((whole) => {
    const [, namespace = '', key = ''] = whole.match(/^(\w+)\.(.+)$/) ?? []
    return !readers.some(({ namespaces, reads }) => (namespaces.size === 0 || namespaces.has(namespace)) && reads(key))
  })
}

export async function findUnusedMessages(): Promise<string[]> {
  const folders = await Promise.all(FOLDERS.map(sourcesBelow))
  const keys = [...(await readTexts('en')).keys()]
  return findUnused(keys, folders.flat())
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}
