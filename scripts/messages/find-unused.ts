import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readTexts } from './read-texts'

/** The documents name this text without a code that brings it. */
const KEPT = ['errors.incorrect_password']

/** Short keys of the wire name no message, even where they are spelt alike. */
const FOLDERS = ['app', 'components', 'lib/browser', 'lib/domain', 'lib/server']

interface Reader {
  /** namespaces that the file translates from; none for a file of codes, whose names any screen may translate */
  namespaces: Set<string>
  reads: (key: string) => boolean
}

/** A key may stand in quotes, as a property of a table of codes, or be put together in a template. */
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
 * Those of `keys` (`namespace.key`) that no source text reads. It goes by names, so that a key may count as read
 * whose name means something else in a file of the same namespace; none counts as unused that is read.
 */
export function findUnused(keys: Iterable<string>, sources: readonly string[]): string[] {
  const readers = sources.map(toReader)
  return [...keys].filter((whole) => {
    const [, namespace = '', key = ''] = whole.match(/^(\w+)\.(.+)$/) ?? []
    return !readers.some(({ namespaces, reads }) => (namespaces.size === 0 || namespaces.has(namespace)) && reads(key))
  })
}

/** Keys of `messages/` that no file of the storefront reads. */
export async function findUnusedMessages(): Promise<string[]> {
  const folders = await Promise.all(FOLDERS.map(sourcesBelow))
  const keys = [...(await readTexts('en')).keys()]
  return findUnused(keys, folders.flat()).filter((key) => !KEPT.includes(key))
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}
