import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The code of accented English; its tag is one that no other language has. */
export const CODE = 'xx'

/** The lines of CONTRIBUTING.md's recipe, each with what it is put in front of. */
const LINES: [file: string, line: string, next: string][] = [
  [
    'lib/domain/languages/language-table.ts',
    `  ${CODE}: { htmlLang: 'eo', ownName: 'Áccéntéd', script: 'Latn', ...WESTERN, openGraphLocale: 'eo_XX', cardLocale: 'en', standIns: [] },\n`,
    '} as const satisfies',
  ],
  ['lib/i18n/messages.ts', `  ${CODE}: () => import('@/messages/${CODE}.json'),\n`, '}\n\nexport async'],
  [
    'backend/platform/i18n/texts.ts',
    `import ${CODE} from './${CODE}.json' with { type: 'json' }\n`,
    "import zh from './zh.json'",
  ],
  ['backend/platform/i18n/texts.ts', `, ${CODE}`, ', jp }'],
]
const FOLDERS = ['messages', 'backend/platform/i18n']

type Tree = { [key: string]: string | Tree }

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', o: 'ó' }

/** What is in braces stays as it is. */
function accentText(text: string): string {
  let depth = 0
  const letters = [...text].map((letter) => {
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0
    return depth > 0 ? letter : (ACCENTS[letter] ?? letter)
  })
  return letters.join('')
}

function accent(tree: Tree): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? accentText(value) : accent(value),
  ])
  return Object.fromEntries(entries)
}

/** Adds a language to a copy of the project, as the recipe says. */
export async function addLanguage(copy: string): Promise<void> {
  for (const folder of FOLDERS) {
    const english: Tree = JSON.parse(await readFile(path.join(copy, folder, 'en.json'), 'utf8'))
    await writeFile(path.join(copy, folder, `${CODE}.json`), JSON.stringify(accent(english), null, 2))
  }
  for (const [file, line, next] of LINES) {
    const source = await readFile(path.join(copy, file), 'utf8')
    if (source.split(next).length !== 2) throw new Error(`${file} does not have one ${next}`)
    await writeFile(path.join(copy, file), source.replace(next, `${line}${next}`))
  }
}
