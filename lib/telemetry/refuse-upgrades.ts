import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { incrementCounter } from './counters'

interface Upgrading {
  on: (event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex) => void) => unknown
}

/**
 * Ends every connection that asks for another protocol: none of our servers speaks one. Next listens for upgrades too,
 * and leaves those that it does not know open for good, until the process may open no more files.
 */
export function refuseUpgrades(server: Upgrading): void {
  server.on('upgrade', (_request, socket) => {
    incrementCounter('limits', { limit: 'upgrade' })
    socket.destroy()
  })
}
