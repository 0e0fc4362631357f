import { exportAccount } from '@/lib/commerce-client/account/account-data-api'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const GET = customerRoute('GET /api/account/export', {}, (_, credentials) => exportAccount(credentials))
