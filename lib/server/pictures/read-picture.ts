import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withDeadline } from '@/lib/deadline'
import { readRemotePicture } from './remote-picture'

const TIMEOUT_MS = 5000
const MAX_BYTES = 15_000_000
const PUBLIC_DIR = path.join(process.cwd(), 'public')

/** Null on failure. */
export async function readPicture(address: string): Promise<Buffer | null> {
  if (address.startsWith('/media/')) {
    const picture = await readRemotePicture(address)
    return typeof picture === 'string' ? null : picture.bytes
  }
  if (/^https?:/.test(address)) return download(address)
  const file = path.join(PUBLIC_DIR, path.normalize(address))
  return address.startsWith('/') && file.startsWith(PUBLIC_DIR) ? readFile(file).catch(() => null) : null
}

function download(url: string): Promise<Buffer | null> {
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, { cache: 'no-store', redirect: 'error', signal })
    const isPicture = response.headers.get('content-type')?.startsWith('image/')
    if (!response.ok || !isPicture || Number(response.headers.get('content-length')) > MAX_BYTES) return null
    return Buffer.from(await response.arrayBuffer())
  }).catch(() => null)
}
