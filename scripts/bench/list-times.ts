import { CITIES } from '@/lib/domain/places/cities'
import type { ListRequest } from './list-requests'

const ROUNDS = 60
const WARM_UP = 12
const PLACES = Object.values(CITIES).map(({ lat, lon }) => `${lat},${lon}`)

/** Milliseconds. */
export interface Times {
  p50: number
  p95: number
}

async function ask(url: string): Promise<number> {
  const start = performance.now()
  const { RC } = await (await fetch(url)).json()
  if (RC !== 200) throw new Error(`RC ${RC} for ${url}`)
  return performance.now() - start
}

/** The times of a list at each API. They are asked in turn, so that a busy moment of the machine meets all of them. */
export async function timeList({ path }: ListRequest, bases: string[]): Promise<Times[]> {
  const times: number[][] = bases.map(() => [])
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, base] of bases.entries()) {
      const took = await ask(`${base}${path(PLACES[(round + WARM_UP) % PLACES.length] ?? '')}`)
      if (round >= 0) times[index]?.push(took)
    }
  }
  return times.map((list) => {
    list.sort((a, b) => a - b)
    const at = (share: number) => list[Math.floor((list.length - 1) * share)] ?? 0
    return { p50: at(0.5), p95: at(0.95) }
  })
}
