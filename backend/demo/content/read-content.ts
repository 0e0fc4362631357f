import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type OptionsFile, optionsFile, type ReviewFile, reviewFile, type StoreFile, storeFile } from './content-files'

/** The written content of the demo's stores. */
export interface Content {
  /** by gid */
  stores: StoreFile[]
  /** by trade */
  reviews: Map<string, ReviewFile>
  options: OptionsFile
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

interface Schema<T> {
  parse(value: unknown): T
}

function read<T>(schema: Schema<T>, name: string): T {
  try {
    return schema.parse(JSON.parse(readFileSync(pathOf(name), 'utf8')))
  } catch (error) {
    throw new Error(`content/${name} cannot be read`, { cause: error })
  }
}

function readFolder<T>(schema: Schema<T>, folder: string): [string, T][] {
  const names = readdirSync(pathOf(folder)).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => [name.slice(0, -'.json'.length), read(schema, `${folder}/${name}`)])
}

/** Reads and checks every file of the written catalogue. Throws the first error with the file's name. */
export function readContent(): Content {
  const stores = readFolder(storeFile, 'stores').map(([, store]) => store)
  return {
    stores: stores.sort((a, b) => a.gid - b.gid),
    reviews: new Map(readFolder(reviewFile, 'reviews')),
    options: read(optionsFile, 'options.json'),
  }
}
