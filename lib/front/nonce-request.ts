import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'
import { NONCE_HEADER, nonceSecret } from '@/lib/server/routing/nonce-header'
import type { OriginRequest } from './origin'

const manifest = z.object({ preview: z.object({ previewModeId: z.string() }) })

/** The cookie with which Next renders a page for this request alone; empty without a build. */
async function bypassCookie(): Promise<string> {
  const file = path.join(env().PLAZA_DIST_DIR, 'prerender-manifest.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? '' : `__prerender_bypass=${manifest.parse(JSON.parse(text)).preview.previewModeId}`
}

/** The same request for a page that is rendered anew, and whose scripts have a nonce. */
export async function withNonce({ url, headers }: OriginRequest): Promise<OriginRequest> {
  const cookie = [headers.cookie, await bypassCookie()].filter(Boolean).join('; ')
  return { url, headers: { ...headers, cookie, [NONCE_HEADER]: nonceSecret() } }
}
