import { type NextRequest, NextResponse } from 'next/server'
import { isCityKey } from '@/lib/domain/places/cities'
import { toReturnPath } from '@/lib/domain/site/return-path'
import { CITY_COOKIE, PREFERENCE_COOKIE } from '@/lib/server/site/preferences'

/** Saves the selected city and reloads the page. */
export function GET(request: NextRequest): NextResponse {
  const { searchParams } = request.nextUrl
  const city = searchParams.get('to')
  const back = toReturnPath(searchParams.get('back')) ?? '/deals'
  const response = new NextResponse(null, {
    status: 303,
    headers: { location: back, 'cache-control': 'private, no-store' },
  })
  if (isCityKey(city)) response.cookies.set(CITY_COOKIE, city, PREFERENCE_COOKIE)
  return response
}
