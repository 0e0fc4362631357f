import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** 200 as soon as this process serves; `instance` is the name given by whoever started it. */
export function GET(): Response {
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ status: 'ok', instance: env().PLAZA_INSTANCE }, { headers })
}
