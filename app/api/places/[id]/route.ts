import { success } from '@/lib/domain/result'
import { places } from '@/lib/remote/places/places'
import { visitorRoute } from '@/lib/server/routing/route'

export const GET = visitorRoute({}, async ({ params }) => success(await places().read(params.id ?? '')))
