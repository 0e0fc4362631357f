import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Follows the connections of a server from its beginning. The function that it returns has the server take no new ones,
 * and resolves when all requests that were taken are answered. A connection without one is closed at once: Node would
 * wait a minute for the first request of one that a browser or a balancer has opened beforehand. So is one that asked for
 * another protocol, which we do not speak, once its request is answered.
 */
export function drainable(server: Pick<Server, 'on' | 'prependListener' | 'close'>): () => Promise<void> {
  const waiting = new Set<Socket>()
  let isDraining = false
  server.on('connection', (socket) => {
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
  })
  // before a response can be sent
  server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false
  })
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket)
    response.once('close', () => {
      if (isDraining) socket.destroySoon()
      else if (!socket.destroyed) waiting.add(socket)
    })
  })
  return () => {
    isDraining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of waiting) socket.destroy()
    return closed
  }
}
