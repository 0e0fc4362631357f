import type { ServerResponse } from 'node:http'

/**
 * Holds a response back until it ends, or until it is longer than a connection buffers: of what a killed process has
 * begun, no proxy can make an error that says when to try again. Its connection waits, which the end of a response always
 * lets go: a response that waits itself loses its last part on Node 24.
 */
export function bufferResponse(response: ServerResponse): void {
  const { socket } = response
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  socket?.cork()
  response.write = (...args: unknown[]) => {
    const hasRoom = write(...args)
    // who writes it waits for room, and there is none before something is sent
    if (!hasRoom) socket?.uncork()
    return hasRoom
  }
}
