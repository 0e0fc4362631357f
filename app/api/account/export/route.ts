import { exportAccount } from '@/lib/commerce-client/account/account'
import { customerRoute } from '@/lib/server/routing/route'

export const GET = customerRoute('GET /api/account/export', {}, (_, credentials) => exportAccount(credentials))
