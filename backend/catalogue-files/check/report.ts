import { FILES, type FileKind, toColumn } from '@/backend/catalogue-files/format/files'
import type { Problems } from '@/backend/catalogue-files/read/problems'

export type Report = (kind: FileKind, line: number, field: string, message: string) => void

export function reportTo(problems: Problems): Report {
  return (kind, line, field, message) =>
    problems.add({ file: FILES[kind].name, line, column: toColumn(field), message })
}
