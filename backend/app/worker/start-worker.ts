import type { Deps } from '@/backend/config/deps'
import { runMaintenance, SENDING, send } from './run-worker-once'

const TICK_MS = 1000

interface Running {
  /** resolves when the current round has ended */
  stop: () => Promise<void>
}

/** In rounds side by side, none twice at once in this process. */
export function startWorker(deps: Deps): Running {
  const sending = SENDING.map((lane) => repeat(() => send(lane, deps)))
  const rounds = [repeat(() => runMaintenance(deps)), ...sending]
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()))
    },
  }
}

function repeat(round: () => Promise<void>): Running {
  let stopped = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    running = round()
    running.then(() => {
      if (!stopped) timer = setTimeout(tick, TICK_MS)
    })
  }
  timer = setTimeout(tick, TICK_MS)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
