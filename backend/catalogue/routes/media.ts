import type { Hono } from 'hono'
import type { PictureSource } from '@/backend/config/deps'
import { nameRoute } from '@/backend/platform/http/request-log'

const KEY = /^[\w-]+(\/[\w-]+)*$/

/** The picture of a key never changes, so that any cache may store it for good. */
export function registerMedia(app: Hono, pictures: PictureSource): void {
  app.get('/media/*', async (c) => {
    nameRoute(c, '/media/*')
    const key = c.req.path.slice('/media/'.length).replace(/\.webp$/, '')
    const bytes = KEY.test(key) ? await pictures.get(key) : null
    if (!bytes) return c.json({ RC: 404, msg: 'no such picture' }, 404)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })
}
