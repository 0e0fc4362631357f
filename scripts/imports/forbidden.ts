import path from 'node:path'
import { PACKAGES, TIERS } from './tiers'

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
export const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

/** `file` is a relative path, such as `lib/paths.ts`; each import comes with the reason. */
export function forbiddenImports(file: string, source: string): string[] {
  const tier = tierOf(file)
  const specifiers = [...source.replace(COMMENT, '').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) => {
    const reason = refuse(file, tier, specifier)
    return reason ? [`${file} imports ${specifier}: ${reason}`] : []
  })
}

/** null for files outside the tiers, such as tests and scripts. */
export function tierOf(file: string): string | null {
  const fitting = Object.keys(TIERS).filter((entry) => isWithin(file, entry))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null
}

function refuse(file: string, tier: string | null, specifier: string): string | null {
  if (specifier.startsWith('../')) return 'a relative import stays in its folder'
  const closed = PACKAGES.find(({ name, notIn }) => name === specifier && notIn.test(file))
  if (closed) return closed.why
  if (!specifier.startsWith('@/') && !specifier.startsWith('./')) return null
  if (!tier) return 'the folder stands in no tier'
  const target = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(file), specifier)
  const isAllowed = [tier, ...(TIERS[tier] ?? [])].some((entry) => isWithin(target, entry))
  return isAllowed ? null : `${tier} may not use it`
}

function isWithin(target: string, entry: string): boolean {
  return target === entry || `${target}.ts` === entry || target.startsWith(`${entry}/`)
}
