import { readFile } from 'node:fs/promises'

type Tree = { [key: string]: string | Tree }

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

/** A language's texts in a folder by full key, such as `orders.statuses.pending`. */
export async function readTexts(language: string, folder = 'messages'): Promise<Map<string, string>> {
  return flatten(JSON.parse(await readFile(`${folder}/${language}.json`, 'utf8')))
}
