import type { SeenCall } from '@/scripts/check-api/watch-calls'
import type { Judgements } from './judgement'

/** The share of its rows from which on a list is judged. */
const MANY = 0.1

export const ROW_JUDGEMENTS = {
  'rows left out': {
    compares: 'How many rows a list has, and how many of them can be read',
    sees: 'a list that is empty, or without some of its rows',
    contract: 'README.md#how-an-answer-is-read',
    judge: ({ calls }) => [...calls.values()].flatMap(lostRows),
  },
} satisfies Judgements

function lostRows({ call, lost, counts }: SeenCall): string[] {
  return [...counts.rows].flatMap(([path, all]) => {
    const losses = [...lost.values()].filter((loss) => loss.path === path)
    const count = losses.reduce((sum, loss) => sum + loss.count, 0)
    if (count === 0 || count < all * MANY) return []
    const share = count >= all ? 'every row' : `${count} of ${all} rows`
    return [`${call.name}: ${share} of ${path} cannot be read, the first for “${losses[0]?.reason}”`]
  })
}
