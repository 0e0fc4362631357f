import { getPoints } from '@/lib/remote/account/points'
import { customerRoute } from '@/lib/server/routing/route'

export const GET = customerRoute({}, (_, credentials) => getPoints(credentials))
