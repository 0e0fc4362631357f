import { getPoints } from '@/lib/remote/points'
import { customerRoute } from '@/lib/server/route'

export const GET = customerRoute({}, (_, credentials) => getPoints(credentials))
