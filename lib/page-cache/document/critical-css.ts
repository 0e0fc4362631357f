import postcss, { type ChildNode } from 'postcss'
import { DEFERRED_MEDIA } from '@/lib/inline-scripts/deferred-markup'
import { aboveTheFold } from './above-the-fold'
import { isInteractiveState, isNonCriticalDeclaration, isNonCriticalGroup } from './non-critical-css'
import { type NamesOfPage, namesInPage, namesInSelector } from './selector-names'

interface Text {
  text: string
  property?: string
}

/** Part of a stylesheet: as text, or a group such as a layer or a media query. */
type Part =
  | Text
  | { selectors: { selector: string; names: string[] }[]; body: Text[] }
  | { open: string; parts: Part[] }

export type Styles = Part[]

const GROUPS = ['layer', 'media', 'supports', 'container']
const LINK = /<link rel="stylesheet" href="([^"]+)"[^<>]*>/g
const OF_BUILD = /^(?:https?:\/\/[^/]+)?(\/_next\/static\/.+\.css)$/
const END = '</body></html>'
/** The header is painted at once: painted in parts, what comes later would move what is there. */
const HEADER_FIRST = '<link rel="expect" href="#header" blocking="render"/>'
/** What is below the fold is not laid out before its styles are there. */
const NO_LAYOUT =
  '@layer utilities{@media screen{:root:not([data-below-fold]) .below-fold{content-visibility:hidden;visibility:hidden}}}'

export function parseStyles(css: string): Styles {
  return postcss.parse(css).nodes.flatMap(toPart)
}

function toPart(node: ChildNode): Part[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const body = node.nodes.filter((one) => one.type !== 'decl' || !isNonCriticalDeclaration(one)).map(toDeclaration)
    const first = node.selectors.filter((selector) => !isInteractiveState(selector))
    return [{ body, selectors: first.map((selector) => ({ selector, names: namesInSelector(selector) })) }]
  }
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name))
    return isNonCriticalGroup(node) ? [] : [{ open: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(toPart) }]
  if (node.type === 'atrule' && node.name === 'property') return [{ property: node.params, text: `${node}` }]
  return [{ text: node.type === 'atrule' && !node.nodes ? `${node};` : `${node}` }]
}

function toDeclaration(node: ChildNode): Text {
  const isProperty = node.type === 'decl' && node.prop.startsWith('--')
  return { text: `${node}`, ...(isProperty && { property: node.prop }) }
}

/** The build's stylesheets in a document, with their paths; they may be of another origin. */
function linksOf(html: string): { element: string; path: string }[] {
  return [...html.matchAll(LINK)].flatMap(([element, href = '']) => {
    const path = OF_BUILD.exec(href)?.[1]
    return path ? [{ element, path }] : []
  })
}

export function styleLinks(html: string): string[] {
  return linksOf(html).map(({ path }) => path)
}

/**
 * The document with its critical CSS in its head, and its stylesheets at its end, where they delay nothing: the script of
 * hydration applies them.
 */
export function inlineStyles(html: string, styles: Styles): string {
  const links = linksOf(html).map(({ element }) => element)
  const [first] = links
  if (first === undefined || !html.endsWith(END)) return html
  const critical = `${HEADER_FIRST}<style>${stylesFor(html, styles).replaceAll('</', '<\\/')}</style>`
  const rest = links.slice(1).reduce((document, link) => document.replace(link, ''), html)
  const deferred = links.map((link) => link.replace('<link ', `<link media="${DEFERRED_MEDIA}" `)).join('')
  return `${rest.replace(first, () => critical).slice(0, -END.length)}${deferred}<noscript>${links.join('')}</noscript>${END}`
}

/** The rules that a document uses above the fold, and the custom properties that those and the document read. */
function stylesFor(html: string, styles: Styles): string {
  const names = namesInPage(aboveTheFold(html))
  let rules = print(styles, { names, read: null })
  // a property that is left out reads no others
  for (let length = 0; length !== rules.length; ) {
    length = rules.length
    rules = print(styles, { names, read: propertiesRead(html + rules) })
  }
  return names.has('.below-fold') ? rules + NO_LAYOUT : rules
}

function propertiesRead(text: string): Set<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}

/** `read` are custom properties, all if null. */
interface Used {
  names: NamesOfPage
  read: Set<string> | null
}

function print(parts: Part[], used: Used): string {
  return parts.map((part) => printPart(part, used)).join('')
}

function printPart(part: Part, used: Used): string {
  const isRead = ({ property }: Text) => !property || !used.read || used.read.has(property)
  if ('text' in part) return isRead(part) ? part.text : ''
  if ('open' in part) {
    const inside = print(part.parts, used)
    // an empty layer still decides the order of layers
    return inside || part.open.startsWith('@layer') ? `${part.open}{${inside}}` : ''
  }
  const selectors = part.selectors.filter(({ names }) => names.every((name) => used.names.has(name)))
  const body = part.body.filter(isRead)
  if (selectors.length === 0 || body.length === 0) return ''
  return `${selectors.map(({ selector }) => selector).join(',')}{${body.map(({ text }) => text).join(';')}}`
}
