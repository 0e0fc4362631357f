import type { Config } from '@/backend/config/config'
import type { Ability } from '@/backend/operators/access/abilities'
import { addOperator } from '@/backend/operators/accounts/operator-accounts'
import { PRINTED_TEXT } from '@/backend/operators/commands/running-api'
import { jobs } from '@/backend/platform/jobs/schema'
import { makeStore } from './factories'
import { openDesk } from './order-desk'

interface Called {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any
}

let named = 0

/** The desk of a store, with calls of operators and commands of people on its machine. */
export async function openOperatorDesk(config: Partial<Config> = {}) {
  const desk = await openDesk({ simulator: false, ...config })
  const { api, store } = desk
  const other = await makeStore(api.db)
  const operator = (abilities: Ability[], gids: number[] | null = [store.gid]) =>
    addOperator(api.db, { name: `operator-${++named}`, gids, abilities }, api.clock.now())
  return {
    ...desk,
    other,
    operator,
    async call(token: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Called> {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }
      const response = await api.app.request(`/api/operator${path}`, { method, headers, ...sent })
      const text = await response.text()
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
    },
    /** The tags of all purges that wait. */
    async purged(): Promise<string[]> {
      return (await api.db.select().from(jobs)).flatMap(({ payload }) => (payload as { tags?: string[] }).tags ?? [])
    },
    /** Its lines, or why it was not done. */
    async run(...command: string[]): Promise<string[]> {
      const body = JSON.stringify({ user: 'ada', command })
      const headers = { 'content-type': 'application/json' }
      const response = await api.app.request('/dev/operator', { method: 'POST', headers, body })
      const text = await response.text()
      if (response.headers.get('content-type') === PRINTED_TEXT) return text.trimEnd().split('\n')
      const { lines, error } = JSON.parse(text) as { lines?: string[]; error: string }
      return lines ?? [error]
    },
  }
}
