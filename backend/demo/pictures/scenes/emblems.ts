import { type Brush, circle, filled, glow, type Scene, shade, side, vignette } from '@/backend/demo/pictures/canvas'
import { linenFromAbove, marbleFromAbove, plate, woodFromAbove } from '@/backend/demo/pictures/surfaces'

/** A logo: the hero on a background of the palette. */
export function logo(brush: Brush): Scene {
  const { width: w, palette } = brush
  return {
    back:
      filled(
        0,
        0,
        w,
        w,
        [shade(palette.accent, 0.1), shade(palette.accent, -0.35)],
        '',
        'x1="0" y1="0" x2="1" y2="1"',
      ) +
      circle(w / 2, w / 2, w * 0.39, '#fffaf0', 'opacity=".96"') +
      circle(w / 2, w / 2, w * 0.42, 'none', 'stroke="#fffaf0" stroke-width="3" opacity=".6"') +
      glow(w / 2, w * 0.68, w * 0.26, w * 0.07, palette.dark, 0.4),
    items: [{ emoji: brush.hero, x: w / 2, y: w * 0.49, size: w * 0.55 }],
  }
}

/** A category tile: the subject on a soft colour. */
export function tile(brush: Brush): Scene {
  const { width: w, palette } = brush
  return {
    back:
      filled(0, 0, w, w, [shade(palette.wall[0], 0.35), palette.wall[1]], '', 'x1="0" y1="0" x2="1" y2="1"') +
      circle(w * 0.78, w * 0.18, w * 0.34, '#ffffff', 'opacity=".28"') +
      glow(w / 2, w * 0.78, w * 0.32, w * 0.08, palette.dark, 0.42),
    items: [{ emoji: brush.hero, x: w / 2, y: w * 0.49, size: w * 0.62 }],
  }
}

/** One dish on one plate, seen from above, for a menu. */
export function dish(brush: Brush): Scene {
  const { width: w, height: h, random } = brush
  const surface = [woodFromAbove, marbleFromAbove, linenFromAbove][random(0, 2)] ?? woodFromAbove
  const glaze = ['#fbf8f2', '#e9edf0', '#f1e4d0', '#2f3a40', '#dfe6dc'][random(0, 4)] ?? '#fbf8f2'
  return {
    back: surface(brush) + plate(w / 2, h / 2, 372, glaze) + glow(w / 2 + 14, h / 2 + 34, 220, 200, '#1a0f08', 0.36),
    items: [
      { emoji: side(brush, random(0, 5)), x: w * 0.1, y: h * 0.17, size: 170, angle: random(-30, 30), lift: 14 },
      { emoji: side(brush, random(0, 5)), x: w * 0.91, y: h * 0.84, size: 180, angle: random(-30, 30), lift: 14 },
      { emoji: brush.hero, x: w / 2, y: h / 2 - 6, size: 380, lift: 16 },
    ],
    front: vignette(w, h, 0.26),
  }
}
