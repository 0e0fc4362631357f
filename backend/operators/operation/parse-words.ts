import { parseArgs } from 'node:util'
import { CommandError } from '@/backend/platform/errors/command-error'

/** An option with `multiple` can be repeated. */
type Options = Record<string, { type: 'string' | 'boolean'; multiple?: true }>

/** Parses the words and options of a command, such as `--store bakery`. Throws a CommandError with the usage. */
export function parseWords<O extends Options>(words: string[], options: O, usage: string) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch {
    throw new CommandError(usage)
  }
}
