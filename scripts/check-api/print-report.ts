import { styleText } from 'node:util'
import { counted } from './findings'
import type { CallReport, Fault, FieldReport, Report } from './report'

type Colour = 'green' | 'yellow' | 'red' | 'gray' | 'bold'
export type Paint = (colour: Colour, text: string) => string

export const plain: Paint = (_colour, text) => text
export const coloured: Paint = (colour, text) => styleText(colour, text)

const COLOURS: Record<string, Colour> = {
  ...{ works: 'green', 'in part': 'yellow', limited: 'yellow', fails: 'red', absent: 'red', 'not tried': 'gray' },
}
const WIDTH = 'not tried'.length

/** Formats the report as lines of text. */
export function printReport({ url, faults, pages, features, calls }: Report, paint: Paint): string {
  const state = (name: string) => paint(COLOURS[name] ?? 'bold', name.padEnd(WIDTH))
  const longest = Math.max(
    ...[...pages.map(({ page }) => page), ...features.map(({ name }) => name)].map(({ length }) => length),
  )
  const row = (name: string, of: string, detail: string) =>
    `  ${state(of)}  ${name.padEnd(longest)}  ${detail}`.trimEnd()
  return [
    paint('bold', url),
    '',
    paint('bold', 'Faults'),
    ...(faults.length > 0 ? faults.flatMap((fault) => faultLines(fault, paint)) : ['  none']),
    '',
    paint('bold', 'Pages'),
    ...pages.map(({ page, path, state: of, missing }) => row(page, of, [path, ...missing].join(' · '))),
    '',
    paint('bold', 'Features'),
    ...features.map(({ name, state: of, detail }) => row(name, of, detail)),
    '',
    paint('bold', 'Calls'),
    ...calls.flatMap((call) => callLines(call, paint)),
    '',
  ].join('\n')
}

function faultLines({ name, cases, count, sees, contract }: Fault, paint: Paint): string[] {
  const more = count > cases.length ? [`    and ${count - cases.length} more`] : []
  return [`  ${paint('red', name)}: ${sees} (${contract})`, ...cases.map((one) => `    ${one}`), ...more]
}

function callLines(call: CallReport, paint: Paint): string[] {
  const { name, times, median, slowest, codes, errors, missing, missingAdditions, odd, unread } = call
  const outcomes = Object.entries(codes).map(([code, count]) => `RC ${code}${count > 1 ? ` × ${count}` : ''}`)
  const failures = Object.entries(errors).map(([reason, count]) =>
    paint('red', `${reason}${count > 1 ? ` × ${count}` : ''}`),
  )
  const head = `  ${paint('bold', name)}  ${counted(times, 'time')}, ${median} ms (slowest ${slowest})  ${[...outcomes, ...failures].join(', ')}`
  return [
    head,
    ...odd.map((field) => `    ${paint('red', 'odd')}      ${fieldText(field)}`),
    ...missing.map((field) => `    ${paint('yellow', 'missing')}  ${fieldText(field)}`),
    ...missingAdditions.map((field) => `    ${paint('gray', 'optional')} ${fieldText(field)}`),
    ...(unread.length > 0 ? [`    ${paint('gray', 'unread')}   ${unread.join(', ')}`] : []),
  ]
}

function fieldText({ path, meaning, count, of, reason, consequence }: FieldReport): string {
  const howOften = `${count} of ${of}${reason ? `: ${reason}` : ''}`
  return `${path} (${[meaning, howOften].filter(Boolean).join('; ')}): ${consequence}`
}
