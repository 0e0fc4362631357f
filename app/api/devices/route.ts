import { registerDevice } from '@/lib/commerce-client/account/devices-api'
import { deviceSchema } from '@/lib/domain/account/device.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/devices', { input: deviceSchema }, ({ input }, credentials) =>
  registerDevice(input, credentials),
)
