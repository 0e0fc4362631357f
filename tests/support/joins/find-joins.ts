import { parseSync } from 'vite'
import { childrenOf, isNode, type Node } from './syntax'

/** Joined in one way in every language, or read by machines. */
const NOT_WORDS = [
  // an address is written as its country writes it
  'lib/domain/stores/address-line.ts',
  'lib/domain/places/addresses.ts',
  // hours have one form, as documented
  'lib/domain/stores/opening-hours.ts',
  // has the separators of the languages
  'lib/domain/languages/joined-text.ts',
  // for search engines, and for the log
  'lib/server/pages/structured-data.ts',
  'lib/commerce-client/transport/',
]

const SEPARATOR = /^(?:[.;:] ?|, |[、。，：；]| – )$/
const BEHIND_VALUE = /^(?:[,.;:] |[。，：；])/
const ELEMENTS = ['JSXElement', 'JSXFragment']
/** Messages of errors, descriptions of the contract, and values of attributes that nobody reads. */
const FOR_MACHINES = /^(?:new \w*Error|\S*\.meta|className|sizes|style|srcSet)$/

/**
 * Texts that code puts together from words, so that no language can change their order, punctuation or blanks: a list
 * with commas, a value behind a colon, two sentences, and messages in one line.
 */
export function findJoins(file: string, code: string): string[] {
  if (NOT_WORDS.some((path) => file.startsWith(path))) return []
  const found: string[] = []
  const report = ({ start, end }: Node) => {
    const line = code.slice(0, start).split('\n').length
    found.push(`${file}:${line}: ${code.slice(start, end).trim().replace(/\s+/g, ' ').slice(0, 100)}`)
  }
  const visit = (node: Node) => {
    if (FOR_MACHINES.test(nameOf(node, code))) return
    if (joinsList(node) || joinsSentence(node)) report(node)
    if (ELEMENTS.includes(node.type)) joinedChildren(node, code).forEach(report)
    childrenOf(node).forEach(visit)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return found
}

function nameOf(node: Node, code: string): string {
  const text = (part: unknown) => (isNode(part) ? code.slice(part.start, part.end) : '')
  if (node.type === 'NewExpression') return `new ${text(node.callee)}`
  if (node.type === 'CallExpression') return text(node.callee)
  return node.type === 'JSXAttribute' ? text(node.name) : ''
}

/** `names.join(', ')` */
function joinsList({ type, callee, arguments: [separator] = [] }: Node): boolean {
  return type === 'CallExpression' && callee?.property?.name === 'join' && SEPARATOR.test(`${separator?.value ?? ''}`)
}

/** `${label}: ${value}` */
function joinsSentence({ type, quasis = [] }: Node): boolean {
  const between = quasis.slice(1, -1).map(({ value }) => (value as { cooked: string }).cooked)
  return type === 'TemplateLiteral' && between.some((text) => BEHIND_VALUE.test(text))
}

/** `{label}: <b>…`, `{t('one')} {t('other')}` and `{t('one')} <a>…`, but for words that only screen readers say. */
function joinedChildren({ children = [] }: Node, code: string): Node[] {
  const shown = children.filter((child) => child.type !== 'JSXText' || !/^\s*\n\s*$/.test(textOf(child)))
  return shown.filter((child, at) => {
    const [before, after] = [shown[at - 1], shown[at + 1]]
    if (child.type === 'JSXText' && before && /^[,.;:。，：；](?:\s|$)/.test(textOf(child)))
      return before.type === 'JSXExpressionContainer' || ELEMENTS.includes(before.type)
    const isBlank = child.type === 'JSXText' ? /^ +$/.test(textOf(child)) : child.expression?.value === ' '
    return isBlank && before && after && isMessage(before, code) && (isMessage(after, code) || isSeen(after, code))
  })
}

function isSeen({ type, expression, start, end }: Node, code: string): boolean {
  const text = code.slice(start, end)
  const isElement = ELEMENTS.includes(type) || (expression?.type === 'CallExpression' && text.includes('<'))
  return isElement && !text.includes('"sr-only"')
}

const textOf = ({ value }: Node) => `${value ?? ''}`

/** `{t('key')}` under any name of `t` */
function isMessage({ type, expression }: Node, code: string): boolean {
  if (type !== 'JSXExpressionContainer' || expression?.type !== 'CallExpression') return false
  const [key] = expression.arguments ?? []
  return expression.callee?.type === 'Identifier' && key !== undefined && /^['"`]/.test(code.slice(key.start, key.end))
}
