import { type CatalogueFile, FILES, type FileKind, toColumn } from '@/backend/catalogue/format/files'
import type { Catalogue } from '@/backend/catalogue/read/read-folder'
import type { Report } from './report'

/** Reports rows that a file has twice. Codes of coupons are the same in any case. */
export function checkUnique(catalogue: Catalogue, report: Report): void {
  for (const kind of Object.keys(FILES) as FileKind[]) {
    const { unique }: CatalogueFile = FILES[kind]
    if (unique.length === 0) continue
    const first = new Map<string, number>()
    for (const { line, row } of catalogue[kind] ?? []) {
      const cells = row as Record<string, unknown>
      const named = unique.map((field) => `${cells[field] ?? ''}`)
      const id = named.join('\n').toLowerCase()
      const before = first.get(kind === 'coupons' ? id : named.join('\n'))
      if (before) report(kind, line, unique.map(toColumn).join(', '), `${named.join(' ')} is also on line ${before}`)
      else first.set(kind === 'coupons' ? id : named.join('\n'), line)
    }
  }
}
