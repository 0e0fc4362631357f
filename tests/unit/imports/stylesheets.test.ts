import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the one stylesheet has every file that lies beside a component, and each once', () => {
  const imports = readFileSync('app/globals.css', 'utf8').matchAll(/@import "(\.[^"]+)";/g)
  const imported = [...imports].map(([, file = '']) => path.join('app', file))
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const sheets = files.filter((file) => file.endsWith('.css') && file !== path.join('app', 'globals.css'))
  expect(imported.toSorted()).toEqual(sheets.toSorted())
})
