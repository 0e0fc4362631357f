import { readRemotePicture } from '@/lib/server/pictures/remote-picture'

const STATUS = { missing: 404, failed: 503 }

/** Serves pictures of the commerce API from our own origin, so that the image optimiser can read them. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const picture = await readRemotePicture(pathname + search)
  if (typeof picture === 'string') return new Response(null, { status: STATUS[picture] })
  return new Response(picture.bytes, {
    headers: {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
