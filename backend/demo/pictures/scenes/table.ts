import { backdrop } from '@/backend/demo/pictures/backdrops'
import {
  type Brush,
  contactShadow,
  glow,
  type Item,
  type Scene,
  shade,
  side,
  steam,
  vignette,
  windowLight,
} from '@/backend/demo/pictures/canvas'
import { linenFromAbove, marbleFromAbove, plate, room, woodFromAbove } from '@/backend/demo/pictures/surfaces'

/** Subjects that are placed beside a plate rather than on it. */
const NOT_ON_A_PLATE = ['🥢', '🌶️', '🌿', '🧂', '🍋', '🧄', '🧅', '🥄', '👩‍🍳', '🧊', '🎞️', '🎬', '🎟️', '🌾']

const STEAMING = ['🍜', '🍲', '☕', '🍵', '🫖', '🥘', '🍛', '🥣', '🍚', '🍝', '🥟']

const GLAZES = ['#fbf8f2', '#e9edf0', '#f1e4d0', '#dfe6dc', '#2f3a40', '#f6dfd6']

function served(brush: Brush, n: number): string {
  const dishes = brush.sides.filter((emoji) => !NOT_ON_A_PLATE.includes(emoji))
  return dishes[n % dishes.length] ?? brush.hero
}

function top(brush: Brush): string {
  return (
    [woodFromAbove, marbleFromAbove, linenFromAbove, woodFromAbove][brush.random(0, 3)]?.(brush) ?? woodFromAbove(brush)
  )
}

/** A laid table from above: the dish in the middle, others around it, scattered ingredients between. */
export function spread(brush: Brush): Scene {
  const { width: w, height: h, random } = brush
  const glaze = GLAZES[random(0, GLAZES.length - 1)] ?? '#fbf8f2'
  const other = GLAZES[random(0, GLAZES.length - 1)] ?? '#fbf8f2'
  const cx = w / 2 + random(-70, 70)
  const cy = h / 2 + random(-20, 30)
  const around = [
    { x: w * 0.1, y: h * 0.16, r: 165 },
    { x: w * 0.92, y: h * 0.2, r: 180 },
    { x: w * 0.07, y: h * 0.86, r: 175 },
    { x: w * 0.9, y: h * 0.88, r: 160 },
  ]
  const crumbs: Item[] = [0, 1, 2, 3].map((n) => ({
    emoji: side(brush, n + 2),
    x: [w * 0.29, w * 0.72, w * 0.3, w * 0.71][n] ?? 0,
    y: [h * 0.1, h * 0.09, h * 0.93, h * 0.92][n] ?? 0,
    size: 96,
    angle: random(-40, 40),
    lift: 12,
  }))
  return {
    back:
      top(brush) +
      around.map(({ x, y, r }, n) => plate(x, y, r, n % 2 ? glaze : other)).join('') +
      plate(cx, cy, 300, glaze) +
      glow(cx + 12, cy + 24, 200, 190, '#1a0f08', 0.34),
    items: [
      ...crumbs,
      ...around.map(({ x, y, r }, n) => ({
        emoji: served(brush, n),
        x,
        y,
        size: r * 1.12,
        angle: random(-12, 12),
        lift: 10,
      })),
      { emoji: brush.hero, x: cx, y: cy - 6, size: 408, lift: 14 },
    ],
    front: windowLight(w, h, 0.12),
  }
}

/** Three plates on a diagonal, for a set to share. */
export function diagonal(brush: Brush): Scene {
  const { width: w, height: h, random } = brush
  const glaze = GLAZES[random(0, GLAZES.length - 1)] ?? '#fbf8f2'
  const spots = [
    { x: w * 0.2, y: h * 0.72, r: 240, emoji: served(brush, 0), size: 250 },
    { x: w * 0.8, y: h * 0.26, r: 240, emoji: served(brush, 1), size: 250 },
    { x: w * 0.5, y: h * 0.5, r: 270, emoji: brush.hero, size: 310 },
  ]
  return {
    back: top(brush) + spots.map(({ x, y, r }) => plate(x, y, r, glaze)).join(''),
    items: [
      ...[2, 3, 4].map((n) => ({
        emoji: side(brush, n),
        x: [w * 0.14, w * 0.34, w * 0.88][n - 2] ?? 0,
        y: [h * 0.2, h * 0.16, h * 0.8][n - 2] ?? 0,
        size: 130,
        angle: random(-30, 30),
        lift: 14,
      })),
      ...spots.map(({ x, y, emoji, size }) => ({ emoji, x, y: y - 4, size, lift: 12 })),
    ],
    front: windowLight(w, h, 0.1),
  }
}

/** By the window: the steaming dish on the counter in front of blurred lights. */
export function counter(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const cx = w * 0.5 + random(-60, 60)
  const y = h * 0.78
  return {
    back:
      room(brush, 0.62) +
      backdrop(brush, h * 0.62) +
      `<ellipse cx="${cx}" cy="${y}" rx="260" ry="66" fill="${shade(palette.surface[1], -0.35)}"/>` +
      `<ellipse cx="${cx}" cy="${y - 12}" rx="260" ry="64" fill="${shade(palette.surface[0], 0.3)}"/>` +
      contactShadow(cx, y - 10, 185, 0.65) +
      contactShadow(w * 0.17, h * 0.83, 110) +
      contactShadow(w * 0.85, h * 0.81, 110) +
      contactShadow(w * 0.3, h * 0.92, 70) +
      contactShadow(w * 0.72, h * 0.93, 70),
    items: [
      { emoji: side(brush, 0), x: w * 0.17, y: h * 0.72, size: 210 },
      { emoji: side(brush, 1), x: w * 0.85, y: h * 0.7, size: 210 },
      { emoji: brush.hero, x: cx, y: y - 193, size: 392 },
      { emoji: side(brush, 2), x: w * 0.3, y: h * 0.86, size: 124 },
      { emoji: side(brush, 3), x: w * 0.72, y: h * 0.87, size: 124 },
    ],
    front: (STEAMING.includes(brush.hero) ? steam(cx, y - 330, 190) : '') + vignette(w, h, 0.36),
  }
}
