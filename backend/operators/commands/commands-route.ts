import type { Context, Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { commandActor } from '@/backend/operators/access/abilities'
import { apiContext } from '@/backend/operators/operation/operation-context'
import { toBody } from '@/backend/operators/operation/text-file'
import { CommandError } from '@/backend/platform/errors/command-error'
import { hashToken, isSameHash } from '@/backend/platform/token'
import { safeParse } from '@/lib/safe-parse'
import { runCommand } from './run-command'
import { COMMANDS_PATH, givenCommand, PRINTED_TEXT } from './running-api'

/**
 * Runs commands from this machine while this process has the embedded database open. The caller must have the key, which
 * is in the data folder; for anyone else the call does not exist.
 */
export function registerCommands(app: Hono, deps: Deps): void {
  const { commandKey } = deps
  if (commandKey === undefined) return
  const expected = hashToken(`Bearer ${commandKey}`)
  app.post(COMMANDS_PATH, async (c) => {
    const given = c.req.header('authorization') ?? ''
    return isSameHash(hashToken(given), expected) ? answerCommand(c, deps) : c.notFound()
  })
}

/** Answers the lines of a command, its text as it is made, or 422 with its error. */
export async function answerCommand(c: Context, deps: Deps): Promise<Response> {
  const parsed = safeParse(givenCommand, await c.req.json().catch(() => null))
  if (!parsed.success) return c.json({ error: 'a command is required' }, 400)
  try {
    const context = apiContext(deps, commandActor(parsed.data.user))
    const printed = await runCommand(context, parsed.data.command)
    if (Array.isArray(printed)) return c.json({ lines: printed })
    const body = toBody(printed, (error) => deps.logger.error({}, 'the text of a command broke off', error))
    return c.body(body, 200, { 'content-type': PRINTED_TEXT })
  } catch (error) {
    if (error instanceof CommandError) return c.json({ error: error.message }, 422)
    throw error
  }
}
