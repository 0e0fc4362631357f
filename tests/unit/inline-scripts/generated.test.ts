import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleInlineScripts, GENERATED } from '@/launch/inline-scripts'

test('the texts of the inline scripts are those of their sources; `npm run build` brings them up to date', async () => {
  expect(readFileSync(GENERATED, 'utf8')).toBe(await bundleInlineScripts())
})
