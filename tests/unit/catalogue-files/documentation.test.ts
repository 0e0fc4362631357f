import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeColumns } from '@/backend/catalogue-files/format/describe-columns'

describe('docs/catalogue.md', () => {
  it('has every column of every file, as rows are checked', () => {
    expect(readFileSync('docs/catalogue.md', 'utf8')).toContain(describeColumns().join('\n').trim())
  })
})
