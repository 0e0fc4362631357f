import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import type { ListRequest } from './list-requests'
import { type Times, timed, timesOf } from './times'

const ROUNDS = 60
const WARM_UP = 12
const PLACES = Object.values(BUILT_IN_CITIES).map(({ lat, lon }) => `${lat},${lon}`)

export interface ListTimes extends Times {
  records: number
}

async function ask(url: string): Promise<number> {
  const { RC, records } = await (await fetch(url)).json()
  if (RC !== 200) throw new Error(`RC ${RC} for ${url}`)
  return (records.list ?? records).length
}

export interface Catalogue {
  base: string
  deals: number
}

/** Measures all in turn, so that they share a busy moment of the machine. */
export async function timeList({ path }: ListRequest, catalogues: Catalogue[]): Promise<ListTimes[]> {
  const times: number[][] = catalogues.map(() => [])
  const records = catalogues.map(() => 0)
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const place = PLACES[(round + WARM_UP) % PLACES.length] ?? ''
    for (const [index, { base, deals }] of catalogues.entries()) {
      const list = round < 0 ? [] : (times[index] ?? [])
      const length = await timed(list, () => ask(`${base}${path(place, deals)}`))
      records[index] = Math.max(records[index] ?? 0, length)
    }
  }
  return times.map((list, index) => ({ ...timesOf(list), records: records[index] ?? 0 }))
}
