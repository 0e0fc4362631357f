import { expect, it } from 'vitest'
import { findStrayComments } from '@/scripts/comments/find-stray-comments'

it.each([
  ['/** minutes */\n/** hours */\nconst hours = 1\n', ['a.ts:1: describes nothing: /** minutes */']],
  ['const a = 1\n\n/** What has moved away. */\n', ['a.ts:3: describes nothing: /** What has moved away. */']],
  ['/** minutes */\nconst minutes = 1\n/** hours */\nconst hours = 1\n', []],
  ['interface A {\n  /** minutes */\n  minutes: number\n}\n', []],
])('a doc comment that describes nothing is found: %j', (text, found) => {
  expect(findStrayComments({ file: 'a.ts', text })).toEqual(found)
})
