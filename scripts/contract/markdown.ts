/** A table of Markdown; a line break or a bar within a cell does not end it. */
export function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), `|${head.map(() => '---|').join('')}`, ...rows.map(row)].join('\n')
}

export const code = (text: string) => `\`${text}\``

export const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

export const joined = (parts: (string | undefined | false)[]) => `${parts.filter(Boolean).join('\n\n')}\n`
