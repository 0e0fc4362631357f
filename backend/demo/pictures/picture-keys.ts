import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MANIFEST = fileURLToPath(new URL('../images/manifest.json', import.meta.url))
const HASH_LENGTH = 8

let hashes: Map<string, string> | undefined

function readHashes(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { fileHash: string }>
  return new Map(Object.entries(manifest).map(([id, { fileHash }]) => [id, fileHash.slice(0, HASH_LENGTH)]))
}

/**
 * The key under which a rendered picture is served, `dish/beef-pho/e83ef961`: it contains a hash of the file, so that
 * any cache may keep it. Undefined where nothing is rendered yet.
 */
export function pictureKey(id: string | undefined): string | undefined {
  hashes ??= readHashes()
  const hash = id && hashes.get(id)
  return hash ? `${id}/${hash}` : undefined
}

/** The keys of those pictures that are rendered. */
export function pictureKeys(ids: string[]): string[] {
  return ids.flatMap((id) => pictureKey(id) ?? [])
}
