import {
  type Brush,
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

/** The front of a store: awning, sign, lit window with goods, a door and planters. */
export function shopfront(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const stripes = 14
  const left = w * 0.09
  const wide = w * 0.82
  const stripe = wide / stripes
  const awning = Array.from({ length: stripes }, (_, n) => {
    const x = left + n * stripe
    const colour = n % 2 ? '#fdf6ea' : palette.accent
    return `<path d="M${x} ${h * 0.3}h${stripe}v86a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z" fill="${colour}"/>`
  })
  const glassY = h * 0.42
  const glassH = h * 0.36
  const glass = (x: number, gw: number) =>
    filled(x, glassY, gw, glassH, ['#ffe9bd', '#f7b978'], 'rx="10"') +
    glow(x + gw / 2, glassY + 40, gw * 0.5, glassH * 0.7, '#fff7df', 0.8) +
    rect(x, glassY, gw, glassH, 'none', `rx="10" stroke="${palette.dark}" stroke-width="14"`) +
    rect(x, glassY + glassH - 44, gw, 44, shade(palette.surface[0], -0.1), 'opacity=".9"')
  const door = w * 0.66
  const brick = Array.from(
    { length: 15 },
    (_, row) =>
      rect(0, row * 54, w, 3, '#000', 'opacity=".09"') +
      Array.from({ length: 15 }, (_, n) =>
        rect(n * 118 + (row % 2 ? 59 : 0), row * 54, 3, 54, '#000', 'opacity=".07"'),
      ).join(''),
  )
  return {
    back:
      filled(0, 0, w, h, [palette.wall[0], palette.wall[1]]) +
      brick.join('') +
      filled(left - 24, h * 0.1, wide + 48, h * 0.78, [shade(palette.dark, 0.18), palette.dark], 'rx="18"') +
      filled(
        left + 30,
        h * 0.14,
        wide - 60,
        h * 0.13,
        [shade(palette.surface[0], 0.2), palette.surface[0]],
        'rx="14"',
      ) +
      [0.3, 0.5, 0.7].map((at) => glow(w * at, h * 0.13, 130, 70, '#fff2c9', 0.8)).join('') +
      glass(left + 40, w * 0.5) +
      filled(door, glassY, w * 0.2, h * 0.46, [shade(palette.accent, -0.25), shade(palette.accent, -0.45)], 'rx="10"') +
      filled(door + 34, glassY + 34, w * 0.2 - 68, h * 0.25, ['#ffe9bd', '#f2b877'], 'rx="8"') +
      circle(door + w * 0.2 - 34, glassY + h * 0.3, 11, '#f3d58a') +
      awning.join('') +
      rect(left, h * 0.3, wide, 14, '#000', 'opacity=".16"') +
      filled(0, h * 0.88, w, h * 0.12, ['#b9b4ab', '#8d887f']) +
      rect(0, h * 0.88, w, 6, '#fff', 'opacity=".4"') +
      contactShadow(w * 0.05, h * 0.93, 90) +
      contactShadow(w * 0.95, h * 0.93, 90),
    items: [
      { emoji: brush.hero, x: w * 0.5, y: h * 0.205, size: 128 },
      { emoji: side(brush, 0), x: w * 0.38, y: h * 0.205, size: 84 },
      { emoji: side(brush, 1), x: w * 0.62, y: h * 0.205, size: 84 },
      { emoji: brush.hero, x: left + 40 + w * 0.25, y: glassY + glassH - 150, size: 236 },
      { emoji: side(brush, 0), x: left + 40 + w * 0.09, y: glassY + glassH - 106, size: 150 },
      { emoji: side(brush, 2), x: left + 40 + w * 0.41, y: glassY + glassH - 106, size: 150 },
      { emoji: '🪴', x: w * 0.05, y: h * 0.84, size: 178 },
      { emoji: random(0, 1) > 0.5 ? '🪴' : '🌷', x: w * 0.95, y: h * 0.85, size: 160 },
    ],
    front: vignette(w, h, 0.26),
  }
}
