import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { devices } from '@/backend/customers/schema/devices'
import { UndeliverableError } from '@/backend/providers/messages/message-providers'
import { composePush } from './compose-push'
import { type PushPayload, SEND_PUSH } from './queue-pushes'

/** After this time nobody waits for the news any more. */
const TTL_SECONDS = 4 * 3600

/** A browser whose subscription has ended is forgotten. Throws when the message may be accepted later. */
export async function sendPush(deps: Deps, payload: PushPayload): Promise<void> {
  const { db, now, push, logger } = deps
  const secondsLeft = TTL_SECONDS - Math.floor((now().getTime() - Date.parse(payload.at)) / 1000)
  const composed = await composePush(deps, payload)
  if (!push || !composed || secondsLeft <= 0) return
  try {
    await push.send(composed.device, composed.message, secondsLeft)
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error
    await db.delete(devices).where(eq(devices.id, payload.deviceId))
    logger.info({ job: SEND_PUSH.kind }, 'a browser is no longer subscribed')
  }
}
