import type { ServerResponse } from 'node:http'

/**
 * Holds a response back until it ends, or until it is longer than a connection buffers: of what a killed process has
 * begun, no proxy can make an error that says when to try again.
 */
export function sendWhole(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  response.cork()
  response.write = (...args: unknown[]) => {
    const hasRoom = write(...args)
    // who writes it waits for room, and there is none before something is sent
    if (!hasRoom) response.uncork()
    return hasRoom
  }
}
