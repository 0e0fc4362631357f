import {
  type Brush,
  circle,
  contactShadow,
  filled,
  glow,
  type Scene,
  side,
  vignette,
  windowLight,
} from '@/backend/demo/pictures/canvas'
import { arch, leafShadow, podium, room } from '@/backend/demo/pictures/surfaces'

/** The hero on a plinth in front of an arch, companions beside it. */
export function stillLife(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const cx = w / 2 + random(-90, 90)
  const left = cx - w * 0.29
  const right = cx + w * 0.28
  const base = h * 0.74
  return {
    back:
      room(brush) +
      leafShadow(w * 0.9, h * 0.62, h * 0.7, palette.dark) +
      arch(cx, h * 0.66, w * 0.4, h * 0.58, palette.accent) +
      podium(cx, base, 190, 70, palette.surface[0]) +
      podium(left, base + 60, 125, 34, palette.wall[1]) +
      podium(right, base + 44, 135, 50, palette.wall[0]) +
      contactShadow(cx, base + 2, 150, 0.6) +
      contactShadow(left, base + 62, 90, 0.5) +
      contactShadow(right, base + 46, 95, 0.5),
    items: [
      { emoji: side(brush, 0), x: left, y: base - 32, size: 190 },
      { emoji: side(brush, 1), x: right, y: base - 48, size: 190 },
      { emoji: brush.hero, x: cx, y: base - 142 - 28, size: 366 },
    ],
    front: windowLight(w, h),
  }
}

/** Heroes and companions laid out in slanted rows on one colour, each with its own shadow. */
export function flatLay(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const items: Scene['items'] = []
  const step = 250
  for (let row = -1; row < 5; row++) {
    for (let column = -1; column < w / step + 1; column++) {
      const n = row * 3 + column + 6
      items.push({
        emoji: n % 3 === 0 ? brush.hero : side(brush, n),
        x: column * step + (row % 2 ? step / 2 : 0) + 60,
        y: row * 210 + 90,
        size: n % 3 === 0 ? 196 : 138,
        angle: random(-24, 24),
        lift: 16,
      })
    }
  }
  return {
    back:
      filled(0, 0, w, h, [palette.wall[0], palette.wall[1]], '', 'x1="0" y1="0" x2="1" y2="1"') +
      glow(w * 0.25, h * 0.15, w * 0.7, h * 0.7, '#ffffff', 0.5),
    items,
    front: vignette(w, h, 0.22),
  }
}

/** A close-up: the hero large to one side on a big disc, companions drifting off the other. */
export function closeUp(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const right = random(0, 1) > 0.5
  const x = right ? w * 0.64 : w * 0.36
  const away = right ? -1 : 1
  const colour = palette.accent
  const float = (n: number, dx: number, y: number, size: number) => ({
    emoji: side(brush, n),
    x: x + away * dx,
    y,
    size,
    angle: random(-18, 18),
    lift: 26,
  })
  return {
    back:
      filled(0, 0, w, h, [palette.wall[0], palette.wall[1]], '', 'x1="0" y1="0" x2="1" y2="1"') +
      circle(x, h * 0.52, h * 0.44, colour, 'opacity=".9"') +
      circle(x, h * 0.52, h * 0.35, '#ffffff', 'opacity=".16"') +
      circle(x + away * w * 0.4, h * 0.86, h * 0.2, palette.dark, 'opacity=".12"') +
      glow(x - 80, h * 0.3, 360, 300, '#ffffff', 0.4) +
      contactShadow(x, h * 0.75, 210, 0.55),
    items: [
      float(0, w * 0.34, h * 0.28, 176),
      float(1, w * 0.42, h * 0.62, 210),
      float(2, w * 0.2, h * 0.84, 150),
      float(3, -w * 0.22, h * 0.2, 130),
      { emoji: brush.hero, x, y: h * 0.52, size: 330, lift: 22 },
    ],
    front: vignette(w, h, 0.2),
  }
}
