import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const ASSETS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

const files = new Map<string, string>()

/** The file of an emoji. Variation selectors differ from one file name to the next. */
export function emojiFile(character: string): string {
  const known = files.get(character)
  if (known) return known
  const codes = [...character].map((part) => (part.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
  const plain = codes.filter((code) => code !== 'fe0f').join('-')
  const file = [codes.join('-'), plain, `${plain}-fe0f`]
    .map((name) => path.join(ASSETS, `${name}.webp`))
    .find((candidate) => existsSync(candidate))
  if (!file) throw new Error(`no picture of ${character}`)
  files.set(character, file)
  return file
}
