/** What a child of `scripts/launch` sends to the process that started it, whenever a step of its start is done. */
export const PROGRESS = 'plaza:progress'

/** Says that the start of this process goes on; where nobody waits for it, nothing. */
export function reportProgress(): void {
  // a parent that is gone meanwhile is noticed elsewhere
  if (process.connected) process.send?.(PROGRESS, () => undefined)
}
