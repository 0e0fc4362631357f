import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { CommandError } from '@/backend/platform/errors/command-error'

export type TypedValue = string | string[] | boolean | undefined

/** A part of a command with what its help says of it; `operation/command.ts` has its syntax. */
export interface Part {
  syntax: string
  about?: string
  isRequired?: boolean
  /** the only values */
  choices?: string[]
}

interface CommandWords {
  /** as it is typed, such as `npm run cli -- orders accept` */
  name: string
  about: string
  parts: readonly Part[]
}

/** `reason` of `[reason...]`, `all-stores` of `--all-stores`. */
export function nameOf(syntax: string): string {
  return /\w[\w-]*/.exec(syntax)?.[0] ?? ''
}

const isOption = ({ syntax }: Part) => syntax.startsWith('--')

/** Parses what follows the name of a command. Throws a CommandError with the command's usage. */
export function parseWords(words: string[], wanted: CommandWords): Record<string, TypedValue> {
  const command = build(wanted)
  try {
    command.parse(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    const reason = error.message.replace(/^error: |\.$/g, '')
    throw new CommandError(`${reason}: ${wanted.name} ${usageOf(wanted.parts)}`.trimEnd())
  }
  const options = command.options.map((option) => {
    const value: TypedValue = command.getOptionValue(option.attributeName())
    return [option.name(), value ?? (option.isBoolean() ? false : undefined)]
  })
  const values = command.registeredArguments.map((argument, at) => {
    const value: string | string[] | undefined = command.processedArgs[at]
    if (!Array.isArray(value)) return [argument.name(), value]
    return [argument.name(), value.length > 0 ? value.join(' ') : undefined]
  })
  return Object.fromEntries([...options, ...values])
}

/** The parts in one line, such as `<id> [--minutes <n>]`. */
export function usageOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (!isOption(part)) return part.syntax
      const one = part.syntax.replace('...', '')
      return `${part.isRequired ? one : `[${one}]`}${part.syntax.includes('...') ? '…' : ''}`
    })
    .join(' ')
}

/** Describes a command with all of its parts. */
export function helpOf(wanted: CommandWords): string {
  return build(wanted).usage(usageOf(wanted.parts)).helpInformation().trimEnd()
}

function build({ name, about, parts }: CommandWords): Command {
  const command = new Command(name).description(about).helpOption(false).allowExcessArguments(false).exitOverride()
  command.configureOutput({ writeErr: () => undefined })
  for (const part of parts) {
    if (isOption(part)) command.addOption(toOption(part))
    else command.addArgument(toArgument(part))
  }
  return command
}

function toArgument({ syntax, about, choices = [] }: Part): Argument {
  const argument = new Argument(syntax, about)
  return choices.length > 0 ? argument.choices(choices) : argument
}

function toOption({ syntax, about, isRequired = false, choices = [] }: Part): Option {
  // an option of several values would take the words that follow: it is repeated instead
  const option = new Option(syntax.replace('...', ''), about).makeOptionMandatory(isRequired)
  if (option.isBoolean()) return option
  const readMore = (value: string, before: string[] = []) => [...before, readValue(value)]
  if (syntax.includes('...')) return option.argParser(readMore)
  return choices.length > 0 ? option.choices(choices) : option.argParser(readValue)
}

function readValue(value: string): string {
  if (value.startsWith('--')) throw new InvalidArgumentError('It begins like an option.')
  return value
}
