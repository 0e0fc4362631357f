import { once } from 'node:events'
import { connect, createServer } from 'node:net'

const LOOPBACKS = ['127.0.0.1', '::1']

/** A port that cannot be listened on; the message names the variable that sets it. */
export class PortError extends Error {
  override name = 'PortError'
}

/** Throws a PortError. `host` undefined: all addresses. Both loopbacks count: `localhost` may resolve to either. */
export async function assertPortFree(variable: string, port: number, host?: string): Promise<void> {
  const listening = await Promise.all(LOOPBACKS.map((address) => isListening(port, address)))
  const code = listening.includes(true) ? 'EADDRINUSE' : await tryToListen(port, host)
  if (code === 'EADDRINUSE') {
    throw new PortError(`Port ${port} is taken by another program: end that one, or set ${variable} to a free port.`)
  }
  if (code)
    throw new PortError(`Port ${port} of ${variable} cannot be listened on at ${host ?? 'any address'}: ${code}.`)
}

async function isListening(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host })
  const connected = await once(socket, 'connect').catch(() => null)
  socket.destroy()
  return connected !== null
}

/** Returns the error code; undefined if the port is free. */
async function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown error'
  }
  await new Promise((resolve) => server.close(resolve))
  return undefined
}
