import postcss, { type ChildNode } from 'postcss'
import { isOfLaterGroup, isOfLaterState } from './later-rules'

/** Part of a stylesheet: as text, or a group such as a layer or a media query. */
type Part =
  | { text: string }
  | { selectors: { selector: string; classes: string[] }[]; body: string }
  | { open: string; parts: Part[] }
  | { property: string; text: string }

export type Styles = Part[]

const GROUPS = ['layer', 'media', 'supports', 'container']
const ESCAPED_AS_HEX = /\\[0-9a-f]/i
/** Without the brackets that are part of a class's name. */
const BRACKETS = /(?<!\\)\((?:[^()\\]|\\.)*(?<!\\)\)/g
const LINK = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*>/g
const END = '</body></html>'

export function parseStyles(css: string): Styles {
  return postcss.parse(css).nodes.flatMap(toPart)
}

function toPart(node: ChildNode): Part[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const body = node.nodes.map((one) => `${one}`).join(';')
    const first = node.selectors.filter((selector) => !isOfLaterState(selector))
    return [{ body, selectors: first.map((selector) => ({ selector, classes: classesIn(selector) })) }]
  }
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name))
    return isOfLaterGroup(node) ? [] : [{ open: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(toPart) }]
  if (node.type === 'atrule' && node.name === 'property') return [{ property: node.params, text: `${node}` }]
  return [{ text: node.type === 'atrule' && !node.nodes ? `${node};` : `${node}` }]
}

/** The classes that an element and its ancestors must have for a selector to apply; none if that is not plain. */
function classesIn(selector: string): string[] {
  if (ESCAPED_AS_HEX.test(selector)) return []
  const plain = selector.replace(BRACKETS, '').replace(BRACKETS, '')
  return [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

/** The hrefs of a document's stylesheets. */
export function styleLinks(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, href = '']) => href)
}

/** The document with the rules that it uses in its head, and its stylesheets at its end, where they delay nothing. */
export function inlineStyles(html: string, styles: Styles): string {
  const links = [...html.matchAll(LINK)].map(([element]) => element)
  const [first] = links
  if (first === undefined || !html.endsWith(END)) return html
  const critical = `<style>${stylesFor(html, styles).replaceAll('</', '<\\/')}</style>`
  const rest = links.slice(1).reduce((document, link) => document.replace(link, ''), html)
  return `${rest.replace(first, () => critical).slice(0, -END.length)}${links.join('')}${END}`
}

function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, list = '']) => decode(list))
  return new Set(lists.flatMap((list) => list.split(/\s+/)))
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** The rules that a document uses, and the custom properties that those read. */
function stylesFor(html: string, styles: Styles): string {
  const isProperty = (part: Part) => 'property' in part
  const rules = print(
    styles.filter((part) => !isProperty(part)),
    classesOf(html),
  )
  const read = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return rules + styles.flatMap((part) => ('property' in part && read.has(part.property) ? [part.text] : [])).join('')
}

function print(parts: Part[], used: Set<string>): string {
  return parts.map((part) => printPart(part, used)).join('')
}

function printPart(part: Part, used: Set<string>): string {
  if ('text' in part) return part.text
  if ('open' in part) {
    const inside = print(part.parts, used)
    // an empty layer still decides the order of layers
    return inside || part.open.startsWith('@layer') ? `${part.open}{${inside}}` : ''
  }
  const selectors = part.selectors.filter(({ classes }) => classes.every((name) => used.has(name)))
  return selectors.length > 0 ? `${selectors.map(({ selector }) => selector).join(',')}{${part.body}}` : ''
}
