import { readFile } from 'node:fs/promises'
import { isTooLarge } from '@/backend/catalogue-files/read/file-text'
import type { Problems } from '@/backend/catalogue-files/read/problems'

export type JsonNode = Record<string, unknown>

/** Far more than a menu has, and far less than would overflow the stack. */
const MAX_LEVELS = 100

/** Parses a JSON file; null for one that is too large, too deeply nested or invalid, which is added to `problems`. */
export async function readJson(path: string, file: string, problems: Problems): Promise<{ json: unknown } | null> {
  if (await isTooLarge(path, file, problems)) return null
  const text = (await readFile(path, 'utf8')).replace(/^\ufeff/, '')
  try {
    const json: unknown = JSON.parse(text)
    if (!isNestedDeeper(json, MAX_LEVELS)) return { json }
    problems.addUnreadable({ file, line: 0, message: `is nested in more than ${MAX_LEVELS} levels` })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    problems.addUnreadable({ file, line: 0, message: `is no JSON: ${error.message}` })
  }
  return null
}

/** Whether a parsed value has more than this many levels of lists and objects. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return level.length > 0
}

/** The nodes of a property, which has one node or a list of them, with their paths. */
export function itemsOf(node: JsonNode, key: string): [place: string, item: JsonNode][] {
  const value = node[key]
  if (isNode(value)) return [[key, value]]
  if (!Array.isArray(value)) return []
  return value.flatMap((item, index): [string, JsonNode][] => (isNode(item) ? [[`${key}[${index}]`, item]] : []))
}

/** The text of a property, the first one of a list, or the value of a node; empty without any. */
export function textOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value
  if (typeof one === 'string' || typeof one === 'number') return `${one}`.trim()
  return isNode(one) ? textOf(one['@value'] ?? one.value) : ''
}

/** The address of a picture, which is a text or an ImageObject. */
export function addressOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value
  return isNode(one) ? textOf(one.contentUrl ?? one.url ?? one['@id']) : textOf(one)
}

export function isA(node: JsonNode, type: string): boolean {
  return [node['@type']].flat().some((one) => `${one}`.endsWith(type))
}

export function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The path of a property below a node. */
export const join = (place: string, key: string) => (place ? `${place}.${key}` : key)
