import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardCell, unguardCell } from '@/backend/catalogue-files/format/formula-guard'

describe('a cell that spreadsheets would run', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
    ['+1 604 555 0100', "'+1 604 555 0100"],
    ['-10% today', "'-10% today"],
    ['@home', "'@home"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ['-123.1338', '-123.1338'],
    ["'Til late", "'Til late"],
  ])('%j is written as %j, and read as it was', (text, cell) => {
    expect(guardCell(text)).toBe(cell)
    expect(unguardCell(cell)).toBe(text)
  })

  it('is read as it was, whatever it is, and begins with none of these signs unless it is a number', () => {
    const start = fc.constantFrom('', '=', '+', '-', '@', "'", "''", "'=", '\t', '\r')
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => {
        const cell = guardCell(first + rest)
        expect(unguardCell(cell)).toBe(first + rest)
        expect(/^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)).toBe(false)
      }),
    )
  })
})
