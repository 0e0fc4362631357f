import type { Context, Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { commandActor } from '@/backend/operators/abilities'
import { CommandError } from '@/backend/platform/errors/command-error'
import { hashToken, isSameHash } from '@/backend/platform/token'
import { safeParse } from '@/lib/safe-parse'
import { COMMANDS_PATH, givenCommand } from './ask-running-api'
import { runCommand } from './run-command'

/**
 * Commands of people on this machine, in either mode, while the embedded database is open here. Whoever gives one has
 * read the key in the data folder; to anybody else there is no such call.
 */
export function registerCommands(app: Hono, deps: Deps): void {
  const { commandKey } = deps
  if (commandKey === undefined) return
  const wanted = hashToken(`Bearer ${commandKey}`)
  app.post(COMMANDS_PATH, async (c) => {
    const given = c.req.header('authorization') ?? ''
    return isSameHash(hashToken(given), wanted) ? answerCommand(c, deps) : c.notFound()
  })
}

/** Its lines, or 422 with why it was not done. */
export async function answerCommand(c: Context, deps: Deps): Promise<Response> {
  const parsed = safeParse(givenCommand, await c.req.json().catch(() => null))
  if (!parsed.success) return c.json({ error: 'a command is required' }, 400)
  const { db, now, config } = deps
  const provider = async () => deps.provider
  const codeSecret = async () => config.secrets.code[0]
  try {
    const { storefrontOrigins, customerDomain } = config
    const actor = commandActor(parsed.data.user)
    const context = { db, now, actor, customerDomain, provider, codeSecret, storefrontOrigins }
    return c.json({ lines: await runCommand(context, parsed.data.command) })
  } catch (error) {
    if (error instanceof CommandError) return c.json({ error: error.message }, 422)
    throw error
  }
}
