import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReviewFile, reviewFile, type StoreFile, storeFile } from '@/backend/demo/content/store-file'
import { LANGUAGES, type Language, type Localised } from '@/lib/domain/site/languages'

const FOLDER = path.join(process.cwd(), 'backend/demo/content')

/** The parsed JSON files of a folder by their names without `.json`. */
export function readFolder(name: 'stores' | 'reviews'): Map<string, unknown> {
  const files = readdirSync(path.join(FOLDER, name)).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(path.join(FOLDER, name, file), 'utf8'))]),
  )
}

export function readStores(): Map<string, StoreFile> {
  return new Map([...readFolder('stores')].map(([slug, content]) => [slug, storeFile.parse(content)]))
}

export function readReviews(): Map<string, ReviewFile> {
  return new Map([...readFolder('reviews')].map(([trade, content]) => [trade, reviewFile.parse(content)]))
}

export interface FoundText {
  /** as `kumo-ramen.deals.0.name` */
  path: string
  texts: Localised
}

function isText(value: object): value is Localised {
  return LANGUAGES.every((language) => typeof (value as Record<Language, unknown>)[language] === 'string')
}

/** Every text in four languages below a value. */
export function textsIn(value: unknown, at: string): FoundText[] {
  if (value === null || typeof value !== 'object') return []
  if (isText(value)) return [{ path: at, texts: value }]
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${at}.${key}`))
}
