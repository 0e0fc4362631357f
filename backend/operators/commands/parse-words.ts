import { parseArgs } from 'node:util'
import { CommandError } from '@/backend/platform/errors/command-error'

/** `multiple`: may be given several times. */
type Options = Record<string, { type: 'string' | 'boolean'; multiple?: true }>

/** The words of a command and its options, as `--store bakery` or `--store=bakery`. Throws a CommandError. */
export function parseWords<O extends Options>(words: string[], options: O, usage: string) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch {
    throw new CommandError(usage)
  }
}
