import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each package with a script of its installation is allowed to run it or not, and none is there to count installs', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const entries = Object.entries<{ name?: string; hasInstallScript?: boolean }>(read('package-lock.json').packages)
  const named = entries.map(([path, { name, ...facts }]) => ({
    name: name ?? path.replace(/^.*node_modules\//, ''),
    ...facts,
  }))
  const { allowScripts } = read('package.json')
  expect(named.filter(({ name, hasInstallScript }) => hasInstallScript && !(name in allowScripts))).toEqual([])
  expect(named.map(({ name }) => name)).not.toContain('@scarf/scarf')
})
