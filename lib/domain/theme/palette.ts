import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

/** WCAG 2.2 AA: of text, and of what is pressed beside the page. */
const TEXT = 4.5
const CONTROL = 3
const STEP = 0.005
const WHITE = '#ffffff'
/** what a button lies on in the dark: the surface of `app/theme.css` in its brightest hue */
const DARK_SURFACE = 'oklch(0.23 0.011 110)'
const inRange = (lightness: number) => lightness >= 0 && lightness <= 1
const toOklch = converter('oklch')

/** The colours of one scheme that follow from the accent, as `#rrggbb`. */
export interface AccentColours {
  /** background of what is pressed or chosen; its text is white */
  accent: string
  strong: string
  soft: string
  /** text, icons and outlines on the page, on a card and on a tinted area */
  ink: string
}

export interface Palette {
  light: AccentColours
  dark: AccentColours
  /** hue of paper and ink, in degrees */
  hue: number
}

/** Whatever the accent, `#rrggbb`, its texts have a contrast of 4.5, its buttons of 3. */
export function makePalette(accent: string): Palette {
  const { l = 0.5, c = 0, h = 0 } = toOklch(accent) ?? {}
  const shade = (lightness: number, chroma = c) =>
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.min(c, chroma), h }, 'oklch'))
  /** The first lightness from `start` on whose colour has this contrast to `other`. */
  const until = (contrast: number, other: string, start: number, step: number, chroma = c) => {
    let lightness = start
    while (wcagContrast(shade(lightness, chroma), other) < contrast && inRange(lightness + step)) lightness += step
    return lightness
  }
  const byDay = until(TEXT, WHITE, l, -STEP)
  const byNight = until(CONTROL, DARK_SURFACE, byDay, STEP)
  const [softByDay, softByNight] = [shade(0.95, 0.03), shade(0.3, 0.055)]
  return {
    light: {
      accent: shade(byDay),
      strong: shade(byDay - 0.06),
      soft: softByDay,
      ink: shade(until(TEXT, softByDay, Math.min(l, 0.5), -STEP)),
    },
    dark: {
      accent: shade(byNight),
      strong: shade(byNight - 0.045),
      soft: softByNight,
      ink: shade(until(TEXT, softByNight, 0.79, STEP, 0.13), 0.13),
    },
    hue: Math.round(h),
  }
}
