import { type AccentColours, makePalette } from '@/lib/domain/site/palette'
import { DEFAULT_THEME, type Theme } from '@/lib/domain/site/theme'
import { env } from '@/lib/env'

const CORNERS: Record<Theme['corner'], string> = {
  round: '',
  soft: '--corner-control:.5rem;--corner-card:.75rem;--corner-sheet:1rem;--corner-button:.625rem;',
  square: '--corner-control:2px;--corner-card:2px;--corner-sheet:4px;--corner-button:2px;',
}

const FACES: Record<Theme['face'], { name: string; file: string; instead: string } | null> = {
  plain: null,
  serif: { name: 'fraunces', file: 'fraunces-5.3.woff2', instead: 'Georgia,"Liberation Serif",serif' },
  round: { name: 'nunito', file: 'nunito-5.3.woff2', instead: '"Arial Rounded MT Bold",var(--font-latin)' },
}

function colours({ accent, strong, soft, ink }: AccentColours): string {
  return `--accent:${accent};--accent-strong:${strong};--accent-soft:${soft};--accent-ink:${ink};`
}

function accentStyles(accent: string): string {
  if (accent === DEFAULT_THEME.accent) return ''
  const { light, dark, hue } = makePalette(accent)
  const night = `@media(prefers-color-scheme:dark){html:root{${colours(dark)}}}`
  return `html:root{${colours(light)}--hue-paper:${hue};--hue-ink:${hue};}${night}`
}

/** Only what is used is loaded: see `app/fonts.css`. */
function fontFace(name: string, file: string, weights: string): string {
  const url = `${env().ASSET_ORIGIN ?? ''}/fonts/${file}`
  return `@font-face{font-family:${name};src:url(${url})format(woff2);font-display:optional;font-weight:${weights}}`
}

function faceStyles(face: Theme['face']): string {
  const chosen = FACES[face]
  if (!chosen) return ''
  const { name, file, instead } = chosen
  return [
    fontFace(name, file, '600 800'),
    `html:root{--font-heading:${instead};}html:root[data-typeface]{--font-heading:${name},${instead};}`,
  ].join('')
}

/** Chinese and Japanese use the system's. */
export function siteStyles(theme: Theme): string {
  return fontFace('figtree', 'figtree-5.3.woff2', '300 900') + themeStyles(theme)
}

/** The styles in which a site differs from `app/globals.css`; none for the default theme. */
export function themeStyles({ accent, face, corner }: Theme): string {
  const corners = CORNERS[corner] && `html:root{${CORNERS[corner]}}`
  return accentStyles(accent) + faceStyles(face) + corners
}
