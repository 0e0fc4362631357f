import type { Finding } from './report'

export const works = (detail: string): Finding => ({ state: 'works', detail })
export const limited = (detail: string): Finding => ({ state: 'limited', detail })
export const absent = (detail: string): Finding => ({ state: 'absent', detail })
export const untried = (detail: string): Finding => ({ state: 'not tried', detail })

/** `1 store`, `2 dishes` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
