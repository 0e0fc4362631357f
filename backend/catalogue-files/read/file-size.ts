import { stat } from 'node:fs/promises'
import type { Problems } from './problems'

const MEGA = 1024 * 1024
const MAX_MEGABYTES = 200

/** Whether a file is larger than a catalogue's can be, which is added to `problems`. */
export async function isTooLarge(path: string, file: string, problems: Problems): Promise<boolean> {
  const { size } = await stat(path)
  if (size <= MAX_MEGABYTES * MEGA) return false
  problems.addUnreadable({ file, line: 0, message: `is larger than ${MAX_MEGABYTES} MB` })
  return true
}
