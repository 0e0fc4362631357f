import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Relative paths; `to` is a file of this project, or the name of a package. */
export interface Import {
  from: string
  to: string
  /** as it is written */
  specifier: string
}

export interface Source {
  file: string
  text: string
}

const CODE =
  /^(?:(?:app|backend|components|launch|lib|operator|scripts)\/.*|middleware|instrumentation(?:-client)?)\.(?:tsx?|mjs)$/
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
export const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/** Every file of code, also those that are not committed yet. */
export function readSources(): Source[] {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split('\n')
  return files
    .filter((file) => CODE.test(file) && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Imports of types, dynamic imports and re-exports are imports too. */
export function importsOf({ file, text }: Source): Import[] {
  return [...text.replace(COMMENT, '').matchAll(SPECIFIER)].map(([, specifier = '']) => ({
    from: file,
    to: resolve(file, specifier),
    specifier,
  }))
}

function resolve(file: string, specifier: string): string {
  if (!/^(@\/|\.)/.test(specifier)) return specifier
  const target = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(file), specifier)
  const found = ENDINGS.map((ending) => target + ending).find((name) => path.extname(name) && existsSync(name))
  return found ?? target
}
