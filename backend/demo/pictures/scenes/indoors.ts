import {
  type Brush,
  bokeh,
  circle,
  contactShadow,
  filled,
  glow,
  rect,
  type Scene,
  shade,
  side,
  vignette,
} from '@/backend/demo/pictures/canvas'
import { arch, leafShadow, podium } from '@/backend/demo/pictures/surfaces'

/** A bar counter at night with lit bottles behind it. */
export function barCounter(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const y = h * 0.72
  const bottles = Array.from({ length: 15 }, (_, n) => {
    const x = 40 + n * (w / 15)
    const tall = random(90, 170)
    const colour = [palette.accent, '#6fae8f', '#b65f4a', '#8fb6d9', '#d9c27a'][n % 5] ?? palette.accent
    const base = n % 2 ? h * 0.28 : h * 0.56
    return `<path d="M${x} ${base}v${-tall * 0.62}q0 -12 12 -18v${-tall * 0.3}h18v${tall * 0.3}q12 6 12 18v${tall * 0.62}z" fill="${colour}" opacity=".42"/>`
  })
  const cx = w / 2 + random(-120, 120)
  return {
    back:
      filled(0, 0, w, h, [palette.wall[0], palette.wall[1]]) +
      glow(w * 0.5, h * 0.2, w * 0.6, h * 0.5, palette.accent, 0.4) +
      rect(0, h * 0.28, w, 14, shade(palette.surface[0], -0.2)) +
      rect(0, h * 0.56, w, 14, shade(palette.surface[0], -0.2)) +
      bottles.join('') +
      bokeh(brush, 16, 0, h * 0.6, [palette.accent, '#ffffff', '#ffb98a']) +
      filled(0, y, w, h - y, [shade(palette.surface[0], 0.2), palette.surface[1]]) +
      rect(0, y, w, 5, '#ffe9c4', 'opacity=".5"') +
      glow(cx, y + 90, 330, 80, palette.accent, 0.5) +
      contactShadow(cx, h * 0.87, 150, 0.8) +
      contactShadow(cx - 330, h * 0.88, 100, 0.8) +
      contactShadow(cx + 330, h * 0.87, 100, 0.8),
    items: [
      { emoji: side(brush, 0), x: cx - 330, y: h * 0.78, size: 190 },
      { emoji: side(brush, 1), x: cx + 330, y: h * 0.77, size: 190 },
      { emoji: brush.hero, x: cx, y: h * 0.69 - 28, size: 386 },
      { emoji: side(brush, 2), x: cx + 190, y: h * 0.9, size: 110 },
    ],
    front: vignette(w, h, 0.42),
  }
}

/** Still water, stacked stones and warm light. */
export function stones(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const water = h * 0.64
  const cx = w * (random(0, 1) > 0.5 ? 0.34 : 0.66)
  const other = w - cx
  const stone = (y: number, rx: number, tone: number) =>
    `<ellipse cx="${other}" cy="${y}" rx="${rx}" ry="${rx * 0.32}" fill="${shade(palette.dark, tone)}"/>` +
    `<ellipse cx="${other - rx * 0.2}" cy="${y - rx * 0.1}" rx="${rx * 0.6}" ry="${rx * 0.13}" fill="#fff" opacity=".14"/>`
  const ripple = (n: number) =>
    `<ellipse cx="${other}" cy="${water + 110}" rx="${190 + n * 90}" ry="${36 + n * 20}" fill="none" stroke="#fff" stroke-width="4" opacity="${0.42 - n * 0.08}"/>`
  return {
    back:
      filled(0, 0, w, water, [shade(palette.wall[0], 0.2), palette.wall[1]]) +
      glow(cx, h * 0.25, 460, 380, '#fff6dd', 0.7) +
      leafShadow(w * 0.08, h * 0.6, h * 0.75, palette.dark) +
      leafShadow(w * 0.96, h * 0.56, h * 0.6, palette.dark) +
      filled(0, water, w, h - water, [shade(palette.wall[1], -0.05), shade(palette.accent, -0.12)]) +
      [0, 1, 2, 3].map(ripple).join('') +
      glow(other, water + 110, 220, 44, '#000', 0.4) +
      stone(water + 86, 150, 0.12) +
      stone(water + 14, 116, 0.3) +
      stone(water - 42, 82, 0.2) +
      podium(cx, h * 0.76, 210, 46, palette.surface[0]) +
      contactShadow(cx, h * 0.765, 165, 0.5),
    items: [
      { emoji: side(brush, 0), x: other, y: water - 118, size: 150 },
      { emoji: brush.hero, x: cx, y: h * 0.6 - 28, size: 372 },
      { emoji: side(brush, 1), x: cx - 205, y: h * 0.86, size: 132, lift: 8 },
      { emoji: side(brush, 2), x: cx + 215, y: h * 0.87, size: 138, lift: 8 },
    ],
    front: vignette(w, h, 0.2),
  }
}

/** A tiled studio with a round, lit mirror. */
export function studio(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const cx = w / 2 + random(-110, 110)
  const tiles = Array.from({ length: 9 }, (_, n) => rect(0, n * 66, w, 2, '#fff', 'opacity=".35"')).join('')
  const joints = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 10 }, (_, n) =>
      rect(n * 132 + (row % 2 ? 66 : 0), row * 66, 2, 66, '#fff', 'opacity=".35"'),
    ).join(''),
  ).join('')
  return {
    back:
      filled(0, 0, w, h * 0.66, [shade(palette.wall[0], 0.1), palette.wall[1]]) +
      tiles +
      joints +
      circle(cx, h * 0.38, 262, shade(palette.surface[0], -0.15)) +
      circle(cx, h * 0.38, 246, shade(palette.wall[0], 0.5)) +
      glow(cx - 70, h * 0.28, 230, 200, '#ffffff', 0.9) +
      filled(0, h * 0.66, w, h * 0.34, [shade(palette.surface[0], 0.35), palette.surface[1]]) +
      rect(0, h * 0.66, w, 8, '#fff', 'opacity=".6"') +
      contactShadow(cx, h * 0.8, 165, 0.55) +
      [0.14, 0.86].map((at) => contactShadow(w * at, h * 0.82, 105, 0.5)).join('') +
      [0.3, 0.7].map((at) => contactShadow(w * at, h * 0.92, 80, 0.45)).join(''),
    items: [
      { emoji: side(brush, 0), x: w * 0.14, y: h * 0.71, size: 205 },
      { emoji: side(brush, 1), x: w * 0.86, y: h * 0.71, size: 205 },
      { emoji: brush.hero, x: cx, y: h * 0.62 - 28, size: 381 },
      { emoji: side(brush, 2), x: w * 0.3, y: h * 0.86, size: 130 },
      { emoji: side(brush, 3), x: w * 0.7, y: h * 0.86, size: 130 },
    ],
    front: vignette(w, h, 0.22),
  }
}

/** Diagonal bands, a painted floor and the hero in mid-air. */
export function training(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const band = (n: number) =>
    `<path d="M${n * 260 - 300} ${h}l520 ${-h}h130l-520 ${h}z" fill="#fff" opacity="${n % 2 ? 0.2 : 0.1}"/>`
  const cx = w / 2 + random(-80, 80)
  return {
    back:
      filled(0, 0, w, h, [palette.wall[0], palette.wall[1]], '', 'x1="0" y1="0" x2="1" y2="1"') +
      [0, 1, 2, 3, 4, 5].map(band).join('') +
      circle(cx, h * 0.46, 300, palette.accent, 'opacity=".88"') +
      circle(
        cx,
        h * 0.46,
        336,
        'none',
        `stroke="${palette.accent}" stroke-width="6" stroke-dasharray="26 18" opacity=".6"`,
      ) +
      filled(0, h * 0.8, w, h * 0.2, [palette.surface[0], palette.surface[1]]) +
      `<ellipse cx="${cx}" cy="${h * 0.9}" rx="430" ry="50" fill="none" stroke="#fff" stroke-width="6" opacity=".55"/>` +
      contactShadow(cx, h * 0.89, 220, 0.5) +
      [0.13, 0.87].map((at) => contactShadow(w * at, h * 0.91, 95, 0.5)).join(''),
    items: [
      { emoji: brush.hero, x: cx, y: h * 0.5 - 28, size: 406, lift: 24 },
      { emoji: side(brush, 0), x: w * 0.13, y: h * 0.8, size: 196 },
      { emoji: side(brush, 1), x: w * 0.87, y: h * 0.8, size: 196 },
      { emoji: side(brush, 2), x: w * 0.14, y: h * 0.22, size: 136, angle: -14, lift: 18 },
      { emoji: side(brush, 3), x: w * 0.86, y: h * 0.24, size: 136, angle: 14, lift: 18 },
    ],
    front: vignette(w, h, 0.18),
  }
}

/** Curtains, beams and a spotlit floor. */
export function stageLights(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const cx = w / 2
  const fold = (n: number, from: number) => {
    const x = from + n * 34
    return filled(
      x,
      0,
      36,
      h * 0.86,
      [shade(palette.wall[0], 0.1), shade(palette.wall[1], -0.2)],
      '',
      'x1="0" y1="0" x2="1" y2="0"',
    )
  }
  const beam = (x: number, to: number, colour: string) =>
    `<path d="M${x - 16} -10h32L${to + 190} ${h * 0.84}h-380z" fill="${colour}" opacity=".17"/>`
  return {
    back:
      filled(0, 0, w, h, [palette.wall[1], shade(palette.wall[0], -0.15)]) +
      glow(cx, h * 0.42, 520, 420, palette.accent, 0.45) +
      [0, 1, 2, 3, 4, 5].map((n) => fold(n, -10)).join('') +
      [0, 1, 2, 3, 4, 5].map((n) => fold(n, w - 206)).join('') +
      beam(w * 0.2, cx - 60, '#fff2cf') +
      beam(w * 0.5, cx, '#ffffff') +
      beam(w * 0.8, cx + 60, palette.accent) +
      bokeh(brush, 12, 0, h * 0.5, [palette.accent, '#ffffff']) +
      filled(0, h * 0.82, w, h * 0.18, [palette.surface[0], palette.surface[1]]) +
      `<ellipse cx="${cx}" cy="${h * 0.88}" rx="400" ry="66" fill="#fff3d6" opacity=".34"/>` +
      contactShadow(cx, h * 0.88, 190, 0.75) +
      [-350, 350].map((dx) => contactShadow(cx + dx, h * 0.91, 100, 0.7)).join(''),
    items: [
      { emoji: brush.hero, x: cx, y: h * 0.64 - 28, size: 401 },
      { emoji: side(brush, 0), x: cx - 350, y: h * 0.8, size: 190 },
      { emoji: side(brush, 1), x: cx + 350, y: h * 0.8, size: 190 },
      { emoji: side(brush, 2), x: cx - 250 + random(-40, 40), y: h * 0.26, size: 120, angle: -14 },
      { emoji: side(brush, 3), x: cx + 250 + random(-40, 40), y: h * 0.28, size: 120, angle: 16 },
    ],
    front: vignette(w, h, 0.36),
  }
}

/** Open shelves in a shop, the hero in the middle bay. */
export function shelves(brush: Brush): Scene {
  const { width: w, height: h, palette } = brush
  const bay = (x: number, y: number, bw: number, bh: number, colour: string) =>
    filled(x, y, bw, bh, [shade(colour, -0.14), shade(colour, 0.22)], 'rx="16"') +
    rect(x, y, bw, 20, '#000', 'rx="10" opacity=".12"') +
    glow(x + bw / 2, y + 26, bw * 0.42, bh * 0.5, '#fff6df', 0.55) +
    contactShadow(x + bw / 2, y + bh - 16, bw * 0.36, 0.5)
  const small = (n: number, x: number, y: number) => ({ emoji: side(brush, n), x: x + 145, y: y + 118, size: 172 })
  const left = 48
  const right = w - 338
  const rows = [56, 330, 604]
  return {
    back:
      filled(0, 0, w, h, [palette.surface[0], palette.surface[1]]) +
      rows.map((y) => bay(left, y, 290, 240, palette.wall[1]) + bay(right, y, 290, 240, palette.wall[0])).join('') +
      bay(376, 56, w - 752, 788, palette.accent) +
      podium(w / 2, 650, 175, 120, palette.surface[0]) +
      contactShadow(w / 2, 652, 130, 0.5),
    items: [
      ...rows.map((y, n) => small(n, left, y)),
      ...rows.map((y, n) => small(n + 3, right, y)),
      { emoji: brush.hero, x: w / 2, y: 510 - 28, size: 386 },
    ],
    front: vignette(w, h, 0.24),
  }
}

/** A bright room with a window, a rug and the hero. */
export function livingRoom(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const wx = random(0, 1) > 0.5 ? w * 0.1 : w * 0.62
  const cx = w - wx - 170
  const hero = Math.min(w * 0.66, Math.max(w * 0.34, cx))
  return {
    back:
      filled(0, 0, w, h * 0.7, [shade(palette.wall[0], 0.25), palette.wall[0]]) +
      rect(wx - 14, h * 0.08 - 14, 368, 388, '#fff', 'rx="12"') +
      filled(wx, h * 0.08, 340, 360, ['#bfe0f4', '#eef7fb']) +
      circle(wx + 250, h * 0.2, 44, '#fff3c4') +
      `<path d="M${wx} ${h * 0.08 + 360}v-90q90 -70 170 -20t170 -30v140z" fill="#8fbf8b"/>` +
      rect(wx + 164, h * 0.08, 12, 360, '#fff') +
      rect(wx, h * 0.26, 340, 12, '#fff') +
      arch(hero, h * 0.7, 420, 480, palette.wall[1]) +
      filled(0, h * 0.7, w, h * 0.3, [palette.surface[0], palette.surface[1]]) +
      rect(0, h * 0.7 - 16, w, 16, '#fff', 'opacity=".7"') +
      `<ellipse cx="${w / 2}" cy="${h * 0.87}" rx="520" ry="88" fill="${palette.accent}" opacity=".6"/>` +
      `<ellipse cx="${w / 2}" cy="${h * 0.87}" rx="470" ry="72" fill="none" stroke="#fff" stroke-width="6" opacity=".5"/>` +
      contactShadow(hero, h * 0.84, 180, 0.55) +
      [0.13, 0.88].map((at) => contactShadow(w * at, h * 0.9, 100, 0.5)).join('') +
      contactShadow(w * 0.5, h * 0.94, 80, 0.45),
    items: [
      { emoji: brush.hero, x: hero, y: h * 0.66 - 28, size: 391 },
      { emoji: side(brush, 0), x: w * 0.13, y: h * 0.79, size: 196 },
      { emoji: side(brush, 1), x: w * 0.88, y: h * 0.79, size: 196 },
      { emoji: side(brush, 2), x: w * 0.5, y: h * 0.88, size: 130 },
    ],
    front: vignette(w, h, 0.18),
  }
}
