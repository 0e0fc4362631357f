/** A child of `launch` sends this message to its parent whenever a step of its start is done. */
export const PROGRESS = 'plaza:progress'

/** Says that the start of this process goes on; where nobody waits for it, nothing. */
export function reportProgress(): void {
  if (process.connected) process.send?.(PROGRESS, () => undefined)
}

/** Ends this process, as SIGTERM does, when the one that started it is gone: `kill -9` of that one leaves none behind. */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // what is done ends by itself
  process.channel?.unref()
}
