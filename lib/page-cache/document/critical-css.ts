import postcss, { type ChildNode } from 'postcss'
import { DEFERRED_MEDIA, DEFERRED_PICTURES } from '@/lib/inline-scripts/deferred-markup'
import { aboveTheFold } from './above-the-fold'
import { isInteractiveState, isNonCriticalDeclaration, isNonCriticalGroup } from './non-critical-css'
import { type NamesOfPage, namesInPage, namesInSelector } from './selector-names'

interface Text {
  text: string
  property?: string
  /** whether the property holds a picture */
  isPicture?: boolean
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
const TYPEFACES = /<style>@font-face.*?<\/style>/s
const END = '</body></html>'
/** The header is painted at once: painted in parts, what comes later would move what is there. */
const HEADER_FIRST = '<link rel="expect" href="#header" blocking="render"/>'
const PICTURE = /^url\(\s*["']?data:image\//
/** Keeps what is below the fold from being laid out before its styles are there. */
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
  if (node.type === 'atrule' && isNonCriticalGroup(node)) return []
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name))
    return [{ open: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(toPart) }]
  if (node.type === 'atrule' && node.name === 'property') return [{ property: node.params, text: `${node}` }]
  return [{ text: node.type === 'atrule' && !node.nodes ? `${node};` : `${node}` }]
}

function toDeclaration(node: ChildNode): Text {
  if (node.type !== 'decl' || !node.prop.startsWith('--')) return { text: `${node}` }
  return { text: `${node}`, property: node.prop, isPicture: PICTURE.test(node.value) }
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
 * The document with its critical CSS in its head, and at its end, where they delay nothing, the pictures of the critical
 * CSS and the stylesheets: the script of hydration applies them, and with the stylesheets the typefaces.
 */
export function inlineStyles(html: string, styles: Styles): string {
  const links = linksOf(html).map(({ element }) => element)
  const [first] = links
  if (first === undefined || !html.endsWith(END)) return html
  const { rules, pictures } = stylesFor(html, styles)
  const critical = `${HEADER_FIRST}${styleElement(rules)}`
  const [typefaces = ''] = TYPEFACES.exec(html) ?? []
  const rest = links
    .slice(1)
    .reduce((document, link) => document.replace(link, ''), html)
    .replace(first, () => critical)
    .replace(typefaces, () => defer(typefaces))
    .slice(0, -END.length)
  const deferred = defer(links.join(''))
  const late = pictures && styleElement(pictures, ` id="${DEFERRED_PICTURES}" media="${DEFERRED_MEDIA}"`)
  return `${rest}${late}${deferred}<noscript>${links.join('')}${typefaces}</noscript>${END}`
}

function defer(elements: string): string {
  return elements.replaceAll(/^<style|<link/g, (start) => `${start} media="${DEFERRED_MEDIA}"`)
}

function styleElement(css: string, attributes = ''): string {
  return `<style${attributes}>${css.replaceAll('</', '<\\/')}</style>`
}

/** The rules that a document uses above the fold, and the custom properties that those and the document read. */
function stylesFor(html: string, styles: Styles): { rules: string; pictures: string } {
  const names = namesInPage(aboveTheFold(html))
  let used: Used = { names, read: null, pictures: false }
  let rules = print(styles, used)
  // a property that is left out reads no others
  for (let length = 0; length !== rules.length; ) {
    length = rules.length
    used = { ...used, read: propertiesRead(html + rules) }
    rules = print(styles, used)
  }
  const pictures = print(styles, { ...used, pictures: true })
  return { rules: names.has('.below-fold') ? rules + NO_LAYOUT : rules, pictures }
}

function propertiesRead(text: string): Set<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}

interface Used {
  names: NamesOfPage
  /** custom properties, all if null */
  read: Set<string> | null
  /** whether to select only declarations that hold pictures, or all others */
  pictures: boolean
}

function print(parts: Part[], used: Used): string {
  return parts.map((part) => printPart(part, used)).join('')
}

function printPart(part: Part, used: Used): string {
  const isUsed = ({ property, isPicture = false }: Text) =>
    isPicture === used.pictures && (!property || !used.read || used.read.has(property))
  if ('text' in part) return isUsed(part) ? part.text : ''
  if ('open' in part) {
    const inside = print(part.parts, used)
    // an empty layer still decides the order of layers
    return inside || (part.open.startsWith('@layer') && !used.pictures) ? `${part.open}{${inside}}` : ''
  }
  const selectors = part.selectors.filter(({ names }) => names.every((name) => used.names.has(name)))
  const body = part.body.filter(isUsed)
  if (selectors.length === 0 || body.length === 0) return ''
  return `${selectors.map(({ selector }) => selector).join(',')}{${body.map(({ text }) => text).join(';')}}`
}
