import { readFile } from 'node:fs/promises'

/** Row ids and their texts, from the numbered tables; the list of open points repeats rows and is skipped. */
export async function readRows(file: string): Promise<Map<string, string>> {
  const text = (await readFile(file, 'utf8')).split(/^## Open points/m)[0] ?? ''
  const rows = [...text.matchAll(/^\| ([A-Z0-9]+-\d+) \| (.*?) \|/gm)]
  return new Map(rows.map(([, id = '', requirement = '']) => [id, requirement]))
}
