import { env } from '@/lib/env'

const KEY = /^[a-z0-9][a-z0-9._/-]{0,200}$/

/** Serves pictures of the commerce API from our own origin, so that the image optimiser can read them. */
export async function GET(_: Request, segment: { params: Promise<{ key: string[] }> }): Promise<Response> {
  const key = (await segment.params).key.join('/')
  if (!KEY.test(key) || key.includes('..')) return new Response(null, { status: 404 })
  const response = await fetch(`${env().COMMERCE_API_URL}/media/${key}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  }).catch(() => null)
  if (!response) return new Response(null, { status: 503 })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/')) return new Response(null, { status: 404 })
  return new Response(response.body, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
