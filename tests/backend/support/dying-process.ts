import { createApp } from '@/backend/app/app'
import type { Deps } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'

const WRITES = ['insert', 'update', 'delete', 'execute']

export function createDyingApp(deps: Deps, dyingStep: number) {
  const dying = createDyingDeps(deps, dyingStep)
  return { ...dying, app: createApp(dying.deps) }
}

/**
 * From the nth step on, nothing has any effect. A step is a commit, a write outside a transaction, or a call of the
 * provider, which each end it before and after.
 */
export function createDyingDeps(deps: Deps, dyingStep: number) {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps >= dyingStep) throw new Error('killed')
  }
  const { provider } = deps
  const dying: Deps = {
    ...deps,
    db: withSteps(deps.db, step),
    provider: {
      ...provider,
      charge: around(step, provider.charge),
      open: around(step, provider.open),
      capture: around(step, provider.capture),
      find: around(step, provider.find),
      refund: around(step, provider.refund),
    },
  }
  return { deps: dying, isDead: () => steps >= dyingStep }
}

function around<A extends unknown[], T>(step: () => void, call: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
    step()
    const answer = await call(...args)
    step()
    return answer
  }
}

function withSteps(db: Database, step: () => void): Database {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'transaction') {
        return async (work: Parameters<Database['transaction']>[0]) => {
          const result = await target.transaction(async (tx) => {
            const inner = await work(tx)
            step()
            return inner
          })
          step()
          return result
        }
      }
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (WRITES.includes(String(name))) step()
        return value.apply(target, args)
      }
    },
  })
}
