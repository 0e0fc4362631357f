import { getPoints } from '@/lib/commerce-client/account/points'
import { customerRoute } from '@/lib/server/routing/route'

export const GET = customerRoute('GET /api/points', {}, (_, credentials) => getPoints(credentials))
