import { CommandError } from '@/backend/platform/errors/command-error'
import { helpOf, type Part, parseWords, type TypedValue, usageOf } from './parse-words'

export const PROGRAM = 'npm run cli'
export const HELP = '--help'
/** The command that is meant if none is named. */
const DEFAULT = 'list'

export interface ToolCommand {
  about: string
  parts: readonly Part[]
  /** prints a file, which npm must not add lines to */
  isSilent?: boolean
}

/** Commands of one subject. */
export interface Tool<C extends ToolCommand = ToolCommand> {
  name: string
  /** by their word; the tool's own name: no word */
  commands: Readonly<Record<string, C>>
}

interface Found<C> {
  /** as it is typed */
  name: string
  command: C
  words: string[]
}

/** Finds the command and parses what was typed. Throws a CommandError with the usage. */
export function readCommand<C extends ToolCommand>(tool: Tool<C>, typed: string[]) {
  const found = findCommand(tool, typed)
  if (!found) throw new CommandError(usageOfTool(tool))
  const { name, command, words } = found
  const values: Record<string, TypedValue> = parseWords(words, { name, ...command })
  return { command, values, usage: `${name} ${usageOf(command.parts)}`.trimEnd() }
}

/** All commands of a tool in one line. */
export function usageOfTool(tool: Tool): string {
  const commands = Object.entries(tool.commands).map(([word, { parts }]) =>
    [...(word === tool.name ? [] : [word]), usageOf(parts)].join(' ').trimEnd(),
  )
  return `${programOf(tool.commands[tool.name])} -- ${tool.name} ${commands.join(' | ')}`
}

/** What a command does and takes; without a command's word the usage of the tool. */
export function helpOfTool(tool: Tool, typed: string[]): string {
  const words = typed.filter((one) => one !== HELP)
  const found = words.length > 0 || tool.commands[tool.name] ? findCommand(tool, words) : undefined
  return found ? helpOf({ name: found.name, ...found.command }) : usageOfTool(tool)
}

function findCommand<C extends ToolCommand>({ name, commands }: Tool<C>, typed: string[]): Found<C> | undefined {
  const own = commands[name]
  if (own) return { name: `${programOf(own)} -- ${name}`, command: own, words: typed }
  const [first = HELP, ...rest] = typed
  const [word, words] = first.startsWith('-') ? [DEFAULT, typed] : [first, rest]
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  return command && { name: `${programOf(command)} -- ${name} ${word}`, command, words }
}

function programOf(command: ToolCommand | undefined): string {
  return command?.isSilent ? `${PROGRAM} --silent` : PROGRAM
}
