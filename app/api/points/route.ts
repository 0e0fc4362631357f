import { getPoints } from '@/lib/commerce-client/account/points-api'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const GET = customerRoute('GET /api/points', {}, (_, credentials) => getPoints(credentials))
