import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { answerCommand } from '@/backend/operators/commands/commands-route'
import { isFromHere } from '@/backend/platform/http/local-tools'

/** The operator's commands for journeys, without a key: only in demo mode and only from this machine. */
export function registerDevOperator(app: Hono, deps: Deps): void {
  if (deps.config.mode !== 'demo') return
  app.post('/dev/operator', async (c) => (isFromHere(c, deps.config.publicUrl) ? answerCommand(c, deps) : c.notFound()))
}
