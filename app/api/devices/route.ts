import { deviceForm } from '@/lib/domain/account/device-form'
import { registerDevice } from '@/lib/remote/account/devices'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/devices', { input: deviceForm }, ({ input }, credentials) =>
  registerDevice(input, credentials),
)
