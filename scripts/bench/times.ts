/** Times in milliseconds. */
export interface Times {
  p50: number
  p95: number
  p99: number
  max: number
}

export function timesOf(list: readonly number[]): Times {
  const sorted = list.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export async function timed<T>(list: number[], call: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const answer = await call()
  list.push(performance.now() - start)
  return answer
}
