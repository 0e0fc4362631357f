import { createRandom, type Random } from '@/backend/demo/random'

/** The seed of all random cases of a run: `SOAK_SEED`, else generated and printed by vitest.config.ts. */
export const SEED = Number(process.env.SOAK_SEED)

/** How many cases a test tries: the whole figure in `npm run test:full`, fewer in `npm test`. */
export function size(full: number, quick: number): number {
  return process.env.SOAK === '1' ? full : quick
}

/** Random choices that a run with the same seed repeats, different for each `key`. */
export function createSeededRandom(key: string): Random {
  return createRandom(`${SEED} ${key}`)
}
