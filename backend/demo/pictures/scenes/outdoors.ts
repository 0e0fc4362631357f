import {
  type Brush,
  bokeh,
  circle,
  contactShadow,
  filled,
  glow,
  gradient,
  rect,
  type Scene,
  shade,
  side,
  vignette,
} from '@/backend/demo/pictures/canvas'

function ridge(brush: Brush, base: number, tall: number, colour: string, snow: boolean): string {
  const { width: w, random } = brush
  const peaks: string[] = []
  const caps: string[] = []
  for (let x = -150; x < w + 200; x += random(190, 300)) {
    const top = base - tall * (random(55, 100) / 100)
    const half = random(190, 300)
    peaks.push(`M${x - half} ${base + 10}L${x} ${top}L${x + half} ${base + 10}z`)
    const cap = (base - top) * 0.3
    const dx = (half * cap) / (base - top)
    caps.push(
      `M${x} ${top}l${-dx} ${cap}l${dx * 0.5} ${-cap * 0.22}l${dx * 0.4} ${cap * 0.34}l${dx * 0.5} ${-cap * 0.3}l${dx * 0.6} ${cap * 0.18}z`,
    )
  }
  const fill = gradient([shade(colour, 0.16), shade(colour, -0.18)])
  const caplet = snow ? `<path d="${caps.join('')}" fill="#fff" opacity=".9"/>` : ''
  return `${fill.def}<path d="${peaks.join('')}" fill="${fill.paint}"/>${caplet}`
}

const sky = ({ width: w, height: h, palette, random }: Brush, horizon: number) => {
  const x = random(w * 0.18, w * 0.82)
  return (
    filled(0, 0, w, horizon, [palette.wall[1], palette.wall[0]]) +
    glow(x, horizon * 0.42, 380, 320, '#fff6da', 0.75) +
    circle(x, horizon * 0.42, 58, '#fff8e2') +
    [0, 1, 2].map((n) => cloud(random(0, w), random(40, h * 0.28), 70 + n * 26)).join('')
  )
}

const cloud = (x: number, y: number, r: number) =>
  `<g fill="#fff" opacity=".55"><ellipse cx="${x}" cy="${y}" rx="${r * 1.7}" ry="${r * 0.36}"/><ellipse cx="${x - r * 0.4}" cy="${y - r * 0.26}" rx="${r * 0.7}" ry="${r * 0.36}"/><ellipse cx="${x + r * 0.5}" cy="${y - r * 0.18}" rx="${r * 0.6}" ry="${r * 0.28}"/></g>`

/** Snowy ridges over a lake, the hero on the near shore. */
export function mountains(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const horizon = h * 0.6
  const cx = w / 2 + random(-190, 190)
  const wave = (n: number) =>
    rect(random(0, w * 0.8), horizon + 20 + n * 16, random(90, 300), 4, '#fff', 'rx="2" opacity=".3"')
  return {
    back:
      sky(brush, horizon) +
      ridge(brush, horizon, 330, shade(palette.surface[1], 0.45), true) +
      ridge(brush, horizon, 190, shade(palette.surface[1], 0.18), false) +
      filled(0, horizon, w, h * 0.22, [shade(palette.wall[1], 0.1), shade(palette.wall[1], -0.3)]) +
      [0, 1, 2, 3, 4, 5].map(wave).join('') +
      `<path d="M0 ${h * 0.79}q${w * 0.25} -60 ${w * 0.5} -14t${w * 0.5} -16v${h}h${-w}z" fill="${palette.surface[0]}"/>` +
      `<path d="M0 ${h * 0.88}q${w * 0.3} -50 ${w * 0.6} -6t${w * 0.4} -20v${h}h${-w}z" fill="${shade(palette.surface[0], -0.18)}"/>` +
      contactShadow(cx, h * 0.875, 190, 0.55) +
      [0.1, 0.26, 0.8, 0.93].map((at) => contactShadow(w * at, h * 0.87, 80, 0.45)).join(''),
    items: [
      { emoji: side(brush, 0), x: w * 0.1, y: h * 0.74, size: 230 },
      { emoji: side(brush, 0), x: w * 0.93, y: h * 0.76, size: 200, flip: true },
      { emoji: side(brush, 1), x: w * 0.26, y: h * 0.82, size: 130 },
      { emoji: side(brush, 2), x: w * 0.8, y: h * 0.82, size: 140 },
      { emoji: brush.hero, x: cx, y: h * 0.69 - 28, size: 391 },
    ],
    front: vignette(w, h, 0.22),
  }
}

/** Rolling hills at a different time of day. */
export function hills(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const hill = (y: number, colour: string) => {
    const fill = gradient([shade(colour, 0.2), shade(colour, -0.1)])
    return `${fill.def}<path d="M0 ${y}c${w * 0.2} ${-random(60, 150)} ${w * 0.35} ${random(0, 60)} ${w * 0.55} -20s${w * 0.3} ${-random(40, 130)} ${w * 0.45} 10v${h}h${-w}z" fill="${fill.paint}"/>`
  }
  const cx = w * (random(0, 1) > 0.5 ? 0.36 : 0.62)
  return {
    back:
      sky(brush, h * 0.7) +
      hill(h * 0.5, shade(palette.surface[0], 0.5)) +
      hill(h * 0.6, shade(palette.surface[0], 0.25)) +
      hill(h * 0.71, palette.surface[0]) +
      hill(h * 0.84, shade(palette.surface[1], -0.05)) +
      contactShadow(cx, h * 0.84, 190, 0.5),
    items: [
      { emoji: side(brush, 0), x: w * 0.08, y: h * 0.62, size: 130 },
      { emoji: side(brush, 0), x: w * 0.92, y: h * 0.64, size: 150 },
      { emoji: brush.hero, x: cx, y: h * 0.65 - 28, size: 396 },
      { emoji: side(brush, 1), x: w * 0.86, y: h * 0.84, size: 176 },
      { emoji: side(brush, 3), x: w * 0.13, y: h * 0.86, size: 170 },
    ],
    front: vignette(w, h, 0.2),
  }
}

/** The lit windows of a downtown at dusk above a promenade. */
export function skyline(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const ground = h * 0.78
  let towers = ''
  for (const depth of [0, 1]) {
    for (let x = -20; x < w; x += random(80, 140)) {
      const bw = random(76, 130)
      const bh = random(depth ? 130 : 240, depth ? 300 : 520)
      const colour = shade(palette.surface[1], depth ? -0.2 : 0.2)
      towers += filled(x, ground - bh, bw, bh, [shade(colour, 0.14), colour], 'rx="6"')
      for (let wy = ground - bh + 18; wy < ground - 24; wy += 30) {
        for (let wx = x + 12; wx < x + bw - 18; wx += 24) {
          if (random(0, 9) > 4)
            towers += rect(wx, wy, 12, 16, '#ffe6a8', `opacity="${0.35 + random(0, 5) / 10}" rx="2"`)
        }
      }
    }
  }
  const cx = w / 2 + random(-140, 140)
  return {
    back:
      filled(0, 0, w, ground, [palette.wall[1], palette.wall[0]]) +
      glow(w * 0.7, h * 0.5, 520, 320, palette.accent, 0.5) +
      towers +
      filled(0, ground, w, h - ground, [shade(palette.surface[0], 0.1), palette.dark]) +
      bokeh(brush, 10, ground - 60, h, [palette.accent, '#ffffff']) +
      glow(cx, h * 0.9, 300, 60, '#fff0c8', 0.5) +
      contactShadow(cx, h * 0.89, 180, 0.7) +
      [0.14, 0.86].map((at) => contactShadow(w * at, h * 0.92, 100, 0.6)).join(''),
    items: [
      { emoji: brush.hero, x: cx, y: h * 0.7 - 28, size: 401 },
      { emoji: side(brush, 0), x: w * 0.14, y: h * 0.82, size: 186 },
      { emoji: side(brush, 1), x: w * 0.86, y: h * 0.82, size: 186 },
    ],
    front: vignette(w, h, 0.32),
  }
}

/** A road that runs to the hills, the hero parked in front. */
export function openRoad(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const horizon = h * 0.52
  const cx = w / 2
  const dash = [0, 1, 2, 3].map((n) => {
    const y = horizon + 24 + n * n * 26 + n * 26
    const half = 3 + n * 4
    return `<path d="M${cx - half} ${y}h${half * 2}l${half * 0.5} ${26 + n * 14}h${-half * 3}z" fill="#fff" opacity=".85"/>`
  })
  return {
    back:
      sky(brush, horizon) +
      ridge(brush, horizon, 200, shade(palette.surface[1], 0.3), true) +
      filled(0, horizon, w, h - horizon, [shade(palette.surface[0], 0.15), palette.surface[1]]) +
      `<path d="M${cx - 40} ${horizon}h80L${w * 0.98} ${h}H${w * 0.02}z" fill="#4a4f57"/>` +
      `<path d="M${cx - 40} ${horizon}h80L${w * 0.98} ${h}H${w * 0.02}z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>` +
      dash.join('') +
      contactShadow(cx, h * 0.86, 240, 0.75) +
      [0.14, 0.86].map((at) => contactShadow(w * at, h * 0.9, 100, 0.55)).join(''),
    items: [
      { emoji: side(brush, 2), x: w * 0.1, y: h * 0.56, size: 110 },
      { emoji: brush.hero, x: cx + random(-30, 30), y: h * 0.71 - 28, size: 406 },
      { emoji: side(brush, 0), x: w * 0.14, y: h * 0.81, size: 180 },
      { emoji: side(brush, 1), x: w * 0.86, y: h * 0.81, size: 180 },
    ],
    front: vignette(w, h, 0.2),
  }
}

/** Waves up to the horizon with islands behind, the hero riding them. */
export function openSea(brush: Brush): Scene {
  const { width: w, height: h, palette, random } = brush
  const horizon = h * 0.44
  const swell = (y: number, colour: string, opacity: number) => {
    const fill = gradient([shade(colour, 0.24), shade(colour, -0.16)])
    const step = w / 6
    const crest = [0, 1, 2, 3, 4, 5, 6].map((n) => `q${step / 2} ${n % 2 ? 34 : -34} ${step} 0`).join('')
    const shift = random(-120, 0)
    return `${fill.def}<path d="M${shift} ${y}${crest}v${h}h${-w * 1.2}z" fill="${fill.paint}" opacity="${opacity}"/><path d="M${shift} ${y}${crest}" fill="none" stroke="#fff" stroke-width="5" opacity=".4"/>`
  }
  const cx = w / 2 + random(-150, 150)
  const water = palette.surface[0]
  return {
    back:
      sky(brush, horizon + 20) +
      ridge(brush, horizon, 120, shade(palette.surface[1], 0.35), false) +
      filled(0, horizon, w, h - horizon, [shade(water, 0.3), shade(water, -0.3)]) +
      glow(w * 0.5, horizon + 30, w * 0.4, 60, '#fff6da', 0.6) +
      swell(h * 0.58, water, 0.9) +
      swell(h * 0.7, shade(water, -0.1), 0.92),
    items: [
      { emoji: side(brush, 0), x: w * 0.13, y: h * 0.63, size: 150 },
      { emoji: side(brush, 2), x: w * 0.87, y: h * 0.62, size: 160 },
      { emoji: brush.hero, x: cx, y: h * 0.58, size: 400 },
    ],
    front:
      swell(h * 0.77, shade(water, -0.16), 0.94) + swell(h * 0.88, shade(water, -0.28), 0.97) + vignette(w, h, 0.2),
  }
}
