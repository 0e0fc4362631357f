import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePalette } from '@/lib/domain/theme/palette'
import { DEFAULT_THEME, toTheme } from '@/lib/domain/theme/theme'
import { siteStyles, siteTypefaces } from '@/lib/server/pages/theme-styles'
import { SEED } from '@/tests/support/scale'

const SCHEMES = readFileSync('app/theme.css', 'utf8').split('prefers-color-scheme: dark')
/** A colour of `app/theme.css` as it is with the hue of an accent. */
function paper(scheme: 'light' | 'dark', name: string, hue: number): string {
  const css = SCHEMES[scheme === 'light' ? 0 : 1] ?? ''
  const value = new RegExp(`--${name}: (oklch\\([^;]+\\));`).exec(css)?.[1] ?? ''
  return value.replace(/var\([^)]+\)/, `${hue}`)
}

const toHex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
const accents = fc.sample(fc.nat(0xffffff), { numRuns: 24, seed: SEED }).map(toHex)

describe('the palette of any accent', () => {
  test.each([...accents, '#000000', '#ffffff', '#ffff00', '#0000ff', '#808080'])('%s is legible', (accent) => {
    const { hue, ...schemes } = makePalette(accent)
    for (const scheme of ['light', 'dark'] as const) {
      const { accent: button, strong, soft, ink } = schemes[scheme]
      const surface = paper(scheme, 'surface', hue)
      expect(surface).toMatch(/^oklch/)
      for (const ground of [button, strong]) expect(wcagContrast('#fff', ground), ground).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(button, surface), `${scheme} button`).toBeGreaterThanOrEqual(3)
      for (const ground of [soft, surface, paper(scheme, 'canvas', hue), paper(scheme, 'sunken', hue)])
        expect(wcagContrast(ink, ground), `${scheme} ink on ${ground}`).toBeGreaterThanOrEqual(4.5)
      for (const name of ['ink', 'ink-soft', 'ink-faint'])
        for (const ground of ['canvas', 'surface', 'sunken'])
          expect(wcagContrast(paper(scheme, name, hue), paper(scheme, ground, hue)), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('a legible accent is used as it is', () => {
    expect(makePalette('#1f4e79').light.accent).toBe('#1f4e79')
  })
})

describe('the theme of a site', () => {
  test('the default one adds no styles', () => {
    expect(siteStyles(DEFAULT_THEME)).toBe('')
  })

  test('another one has its colours in both schemes, its corners and its typeface', () => {
    const styles = siteStyles({ accent: '#1f4e79', face: 'serif', corner: 'square', layout: 'full' })
    expect(styles).toContain('html:root{--accent:#1f4e79;')
    expect(styles).toMatch(/@media\(prefers-color-scheme:dark\){html:root{--accent:#[0-9a-f]{6};/)
    expect(styles).toContain('--heading-stand-ins:fraunces-like,serif;--font-heading:var(--heading-stand-ins);')
    expect(styles).toContain('--corner-card:2px;')
    const typefaces = siteTypefaces({ ...DEFAULT_THEME, face: 'serif' })
    expect(typefaces).toContain('src:url(/fonts/fraunces-5.3.woff2)')
    expect(typefaces).toContain('html:root{--font-heading:fraunces,var(--heading-stand-ins);}')
  })

  test('the typeface of all sites comes before its stand-ins, which the stylesheet names', () => {
    expect(siteTypefaces(DEFAULT_THEME)).toContain('html:root{--font-latin:figtree,var(--stand-ins);}')
    expect(readFileSync('app/fonts.css', 'utf8')).toMatch(/--stand-ins: (figtree-\w+(, |;)){3}/)
  })

  test.each([
    [null, DEFAULT_THEME],
    [
      { accent: '#0F766E', face: 'round', corner: 'soft', layout: 'split' },
      { accent: '#0f766e', face: 'round', corner: 'soft', layout: 'split' },
    ],
    [{ accent: 'red', face: 'comic', corner: 7, layout: 'Framed' }, DEFAULT_THEME],
    [{ accent: '#123456}body{display:none', face: null }, DEFAULT_THEME],
  ])('%j of an API is read as %j', (given, theme) => {
    expect(toTheme(given)).toEqual(theme)
  })
})
