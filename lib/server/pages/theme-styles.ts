import { type AccentColours, makePalette } from '@/lib/domain/theme/palette'
import { DEFAULT_THEME, type Theme } from '@/lib/domain/theme/theme'
import { env } from '@/lib/env'

const CORNERS: Record<Theme['corner'], string> = {
  round: '',
  soft: '--corner-control:.5rem;--corner-card:.75rem;--corner-sheet:1rem;--corner-button:.625rem;',
  square: '--corner-control:2px;--corner-card:2px;--corner-sheet:4px;--corner-button:2px;',
}

const FIGTREE = 'figtree-5.3.woff2'

/** Stands in for a typeface until it is loaded: system fonts with its average width, ascent and descent in percent. */
interface StandIn {
  fonts: string[]
  width: number
  ascent: number
  descent: number
}

interface Face {
  name: string
  file: string
  standIn: StandIn
  generic: string
}

const FACES: Record<Theme['face'], Face | null> = {
  plain: null,
  serif: {
    name: 'fraunces',
    file: 'fraunces-5.3.woff2',
    standIn: { fonts: ['Liberation Serif Bold', 'Times New Roman Bold'], width: 115.9, ascent: 84.4, descent: 22 },
    generic: 'serif',
  },
  round: {
    name: 'nunito',
    file: 'nunito-5.3.woff2',
    standIn: { fonts: ['Liberation Sans Bold', 'Arial Bold'], width: 99.6, ascent: 101.5, descent: 35.4 },
    generic: 'var(--font-latin)',
  },
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

function urlOf(file: string): string {
  return `${env().ASSET_ORIGIN ?? ''}/fonts/${file}`
}

function fontFace(name: string, file: string, weights: string): string {
  return `@font-face{font-family:${name};src:url(${urlOf(file)})format(woff2);font-display:swap;font-weight:${weights}}`
}

function standInFace(name: string, { fonts, width, ascent, descent }: StandIn): string {
  const sources = fonts.map((font) => `local("${font}")`).join()
  const metrics = `size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
  return `@font-face{font-family:${name};src:${sources};font-weight:600 800;${metrics}}`
}

/** The stand-in of a site's typeface for headings. */
function standInStyles(face: Theme['face']): string {
  const chosen = FACES[face]
  if (!chosen) return ''
  const { name, standIn, generic } = chosen
  const standIns = `html:root{--heading-stand-ins:${name}-like,${generic};--font-heading:var(--heading-stand-ins);}`
  return standInFace(`${name}-like`, standIn) + standIns
}

/** The typefaces of a site, each before what stands in for it until it is there. */
export function siteTypefaces({ face }: Theme): string {
  const figtree = `${fontFace('figtree', FIGTREE, '300 900')}html:root{--font-latin:figtree,var(--stand-ins);}`
  const chosen = FACES[face]
  if (!chosen) return figtree
  const heading = `html:root{--font-heading:${chosen.name},var(--heading-stand-ins);}`
  return figtree + fontFace(chosen.name, chosen.file, '600 800') + heading
}

/** The styles in which a site differs from `app/theme.css`; none for the default theme. */
export function siteStyles({ accent, face, corner }: Theme): string {
  const corners = CORNERS[corner] && `html:root{${CORNERS[corner]}}`
  return accentStyles(accent) + standInStyles(face) + corners
}
