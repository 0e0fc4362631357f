import type { Source } from '@/scripts/imports/read-imports'

/** A doc comment that stands above another one, or at the end of its file: what it described has moved away. */
const STRAY = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?=\/\*\*|$(?![\s\S]))/g

/** Returns a line for each, such as `file:12: describes nothing: …`. */
export function findStrayComments({ file, text }: Source): string[] {
  return [...text.matchAll(STRAY)].map(({ 0: comment, index }) => {
    const line = text.slice(0, index).split('\n').length
    return `${file}:${line}: describes nothing: ${comment.trim()}`
  })
}
