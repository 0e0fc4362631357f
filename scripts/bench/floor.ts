import { NO_TELEMETRY, runNode, spawnNode } from '@/launch/processes'
import { NEXT } from '@/launch/product-servers'
import { freePort } from '@/scripts/launch/free-port'

const FOLDER = 'scripts/bench/floor'
const START_MS = 20_000

export async function withFloor(use: (base: string) => Promise<void>): Promise<void> {
  const env = { ...NO_TELEMETRY, PORT: undefined }
  await runNode([NEXT, 'build', FOLDER], env)
  const port = await freePort()
  const server = spawnNode([NEXT, 'start', FOLDER, '--port', `${port}`], env, 'inherit')
  const base = `http://localhost:${port}`
  try {
    await untilUp(base)
    await use(base)
  } finally {
    server.kill()
  }
}

async function untilUp(base: string): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (await fetch(base).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the floor did not start')
}
