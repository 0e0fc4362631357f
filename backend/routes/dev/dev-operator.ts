import type { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '@/backend/deps'
import { isFromHere } from '@/backend/http/local-tools'
import { runCommand } from '@/backend/operator/run-command'
import { runStoresCommand, sharedHostsOf } from '@/backend/operator/run-stores-command'
import { safeParse } from '@/lib/safe-parse'

const body = z.object({ command: z.array(z.string().max(253)).max(5) })

/** The operator's commands over the embedded database, only in demo mode and only from this machine. */
export function registerDevOperator(app: Hono, deps: Deps): void {
  if (deps.config.mode !== 'demo') return
  app.post('/dev/operator', async (c) => {
    if (!isFromHere(c, deps.config.publicUrl)) return c.notFound()
    const parsed = safeParse(body, await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ error: 'a command is required' }, 400)
    const [tool, ...command] = parsed.data.command
    if (tool !== 'stores') return c.json({ lines: await runCommand(deps, parsed.data.command) })
    const settings = { sharedHosts: sharedHostsOf(deps.config.storefrontOrigins), now: deps.now() }
    return c.json({ lines: await runStoresCommand(deps.db, command, settings) })
  })
}
