import { createClient } from '@redis/client'

const CONNECT_MS = 2000
const COMMAND_MS = 300
/** How often a silent connection is checked: its other end may be gone. */
const PING_MS = 2000
const LONGEST_WAIT_MS = 1000

export type Redis = ReturnType<typeof openRedis>

/**
 * A connection to Redis or Valkey, opened in the background and again for as long as the process runs. A command
 * rejects while there is no connection, and after 300 ms without a reply: the caller then does without. `warn` is
 * told why, once each time the connection is lost.
 */
export function openRedis(url: string, warn: (reason: string) => void) {
  let isLost = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    commandOptions: { timeout: COMMAND_MS },
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_WAIT_MS),
    },
  })
  client.on('error', (error: Error & { code?: string }) => {
    if (!isLost) warn(error.code ?? error.name)
    isLost = true
  })
  client.on('ready', () => {
    isLost = false
  })
  // a first connection that fails is tried again, and has been reported by then
  client.connect().catch(() => null)
  return client
}
