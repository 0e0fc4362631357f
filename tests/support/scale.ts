import { createRandom, type Random } from '@/backend/demo/random'

/** `SOAK_SEED`, else generated and printed by vitest.config.ts. */
export const SEED = Number(process.env.SOAK_SEED)

/** `full` in `npm run test:full`, `quick` in `npm test`. */
export function size<T>(full: T, quick: T): T {
  return process.env.SOAK === '1' ? full : quick
}

/** All of `cases` in `npm run test:full`, `count` of them in `npm test`: others with each seed, in their order. */
export function sampleOf<T>(cases: readonly T[], count: number): readonly T[] {
  const taken = new Set(createSeededRandom(`${cases.length} cases`).sample(cases, size(cases.length, count)))
  return cases.filter((one) => taken.has(one))
}

/** A run with the same seed repeats them; different for each `key`. */
export function createSeededRandom(key: string): Random {
  return createRandom(`${SEED} ${key}`)
}
