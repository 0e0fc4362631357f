import manifest from '@/backend/demo/images/manifest.json' with { type: 'json' }

/** The first 8 hexadecimal digits of the SHA-256 of each picture's file, by its id such as `dish/beef-pho`. */
export const PICTURE_HASHES: Readonly<Record<string, string>> = manifest

/** A key such as `dish/beef-pho/e83ef961`, whose hash of the file lets any cache store it; undefined without a picture. */
export function pictureKey(id: string | undefined): string | undefined {
  const hash = id && PICTURE_HASHES[id]
  return hash ? `${id}/${hash}` : undefined
}

export function pictureKeys(ids: string[]): string[] {
  return ids.flatMap((id) => pictureKey(id) ?? [])
}
