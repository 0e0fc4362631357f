import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLDERS = ['app', 'components', 'lib', 'backend']
const FILES = ['middleware.ts', 'instrumentation.ts', 'next.config.mjs']

export interface Expression {
  file: string
  source: string
  flags: string
}

/** Made of text, which only runs tell. */
interface MadeExpression {
  file: string
  code: string
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  callee?: { name?: string; property?: { name?: string } }
  arguments?: SyntaxNode[]
  quasis?: { value: { cooked: string } }[]
  expressions?: { name?: string }[]
  id?: { name?: string }
  init?: SyntaxNode | null
  value?: unknown
  regex?: { pattern: string; flags: string }
}

export function findExpressions(): { found: Expression[]; made: MadeExpression[] } {
  const found: Expression[] = []
  const made: MadeExpression[] = []
  for (const file of sourceFiles()) {
    const code = readFileSync(path.join(ROOT, file), 'utf8')
    const constants = new Map<string, string>()
    visit(parseSync(file, code).program, (node) => {
      if (node.type === 'VariableDeclarator' && node.id?.name && typeof node.init?.value === 'string')
        constants.set(node.id.name, node.init.value)
      if (node.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      if (node.callee?.name !== 'RegExp') return
      const [source, flags] = (node.arguments ?? []).map((each) => textOf(each, constants))
      if (source === undefined || source === null) made.push({ file, code: code.slice(node.start, node.end) })
      else found.push({ file, source, flags: flags ?? '' })
    })
  }
  return { found, made }
}

/** Second arguments of `replace` and `replaceAll` that are neither written out nor a function in their place. */
export function findReplacements(): string[] {
  const found: string[] = []
  for (const file of sourceFiles()) {
    const code = readFileSync(path.join(ROOT, file), 'utf8')
    visit(parseSync(file, code).program, ({ callee, arguments: [, by] = [] }) => {
      if (!by || !['replace', 'replaceAll'].includes(callee?.property?.name ?? '')) return
      const isWritten = by.type === 'Literal' || (by.type === 'TemplateLiteral' && by.expressions?.length === 0)
      if (isWritten || by.type === 'ArrowFunctionExpression') return
      found.push(`${file}: ${code.slice(by.start, by.end).replaceAll('$', '')}`)
    })
  }
  return found.sort()
}

function sourceFiles(): string[] {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return [...inside, ...FILES].filter((file) => /\.(?:tsx?|mjs)$/.test(file))
}

/** null for anything but a literal or a template of such constants. */
function textOf(node: SyntaxNode, constants: Map<string, string>): string | null {
  if (typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  const parts = (node.expressions ?? []).map(({ name = '' }) => constants.get(name))
  if (parts.includes(undefined)) return null
  return (node.quasis ?? []).map(({ value }, at) => value.cooked + (parts[at] ?? '')).join('')
}

function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && typeof node.type === 'string') see(node as SyntaxNode)
  for (const child of Object.values(node)) visit(child, see)
}
