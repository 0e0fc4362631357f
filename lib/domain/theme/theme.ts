/** The typefaces of headings: that of the texts, one with serifs, and one with round ends. */
export const FACES = ['plain', 'serif', 'round'] as const
export const CORNERS = ['round', 'soft', 'square'] as const
/** The hero of a store's own page: text on the picture, beside it, on a card in its frame, or without a picture. */
export const LAYOUTS = ['full', 'split', 'framed', 'plain'] as const

export interface Theme {
  /** `#rrggbb`; made lighter or darker where a text on it could not be read */
  accent: string
  face: (typeof FACES)[number]
  corner: (typeof CORNERS)[number]
  layout: (typeof LAYOUTS)[number]
}

export const DEFAULT_THEME: Theme = { accent: '#c84300', face: 'plain', corner: 'round', layout: 'full' }

/** Completes a theme: what is missing or unknown is that of the default. */
export function toTheme(given: { [choice in keyof Theme]?: unknown } | null | undefined): Theme {
  const accent = `${given?.accent ?? ''}`.trim().toLowerCase()
  return {
    accent: /^#[0-9a-f]{6}$/.test(accent) ? accent : DEFAULT_THEME.accent,
    face: FACES.find((face) => face === given?.face) ?? DEFAULT_THEME.face,
    corner: CORNERS.find((corner) => corner === given?.corner) ?? DEFAULT_THEME.corner,
    layout: LAYOUTS.find((layout) => layout === given?.layout) ?? DEFAULT_THEME.layout,
  }
}
