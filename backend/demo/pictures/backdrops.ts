import { type Brush, bokeh, circle, filled, glow, rect, shade } from './canvas'

/** Tall windows with street lights behind them. */
function windows(brush: Brush, horizon: number): string {
  const { width: w, palette } = brush
  const pane = (x: number) => {
    const tall = horizon * 0.84
    return (
      filled(x, horizon * 0.06, w * 0.21, tall, [shade(palette.wall[0], 0.55), shade(palette.wall[1], 0.3)], 'rx="8"') +
      glow(x + w * 0.1, horizon * 0.25, 150, 170, '#fff6df', 0.6) +
      rect(x + w * 0.1, horizon * 0.06, 7, tall, shade(palette.dark, 0.2), 'opacity=".45"') +
      rect(x, horizon * 0.42, w * 0.21, 7, shade(palette.dark, 0.2), 'opacity=".45"') +
      rect(
        x,
        horizon * 0.06,
        w * 0.21,
        tall,
        'none',
        `rx="8" stroke="${shade(palette.dark, 0.2)}" stroke-width="12" opacity=".6"`,
      )
    )
  }
  const lights = bokeh(brush, 14, horizon * 0.1, horizon * 0.8, ['#fff1c9', palette.accent, '#ffffff'])
  return [0.03, 0.275, 0.52, 0.765].map((at) => pane(w * at)).join('') + lights
}

/** Glazed tiles with a shelf of jars. */
function tiledWall(brush: Brush, horizon: number): string {
  const { width: w, palette, random } = brush
  const tall = 62
  let out = filled(0, 0, w, horizon, [shade(palette.wall[0], 0.3), palette.wall[0]])
  for (let y = 0, row = 0; y < horizon; y += tall, row++) {
    for (let x = row % 2 ? -70 : 0; x < w; x += 140) {
      out += rect(x + 3, y + 3, 134, tall - 6, random(0, 5) === 0 ? palette.wall[1] : '#ffffff', 'rx="5" opacity=".3"')
    }
  }
  const shelf = horizon * 0.42
  out += rect(0, shelf + 18, w, 26, '#000', 'opacity=".12"') + rect(0, shelf, w, 20, shade(palette.surface[0], 0.05))
  for (let x = 50; x < w; x += random(80, 130)) {
    const jar = random(60, 120)
    const colour =
      [palette.accent, palette.surface[1], shade(palette.wall[1], -0.3), '#f3ead9'][random(0, 3)] ?? palette.accent
    out += filled(x, shelf - jar, 56, jar, [shade(colour, 0.2), shade(colour, -0.1)], 'rx="12" opacity=".85"')
    out += rect(x + 8, shelf - jar - 12, 40, 16, shade(palette.dark, 0.15), 'rx="5" opacity=".8"')
  }
  return out
}

/** Lamps in front of a dark wall. */
function lamps(brush: Brush, horizon: number): string {
  const { width: w, palette } = brush
  const lamp = (x: number, drop: number) =>
    glow(x, drop + 40, 330, 300, '#ffe3a6', 0.6) +
    rect(x - 2, 0, 4, drop, palette.dark) +
    `<path d="M${x - 62} ${drop + 46}q0 -62 62 -62t62 62z" fill="${palette.accent}"/>` +
    `<ellipse cx="${x}" cy="${drop + 46}" rx="62" ry="12" fill="#fff1c4"/>` +
    circle(x, drop + 50, 13, '#fffaf0')
  return (
    filled(0, 0, w, horizon, [shade(palette.wall[1], -0.35), shade(palette.wall[1], -0.05)]) +
    rect(0, horizon * 0.68, w, 8, '#fff', 'opacity=".14"') +
    [0.18, 0.5, 0.82].map((at, n) => lamp(w * at, n % 2 ? horizon * 0.1 : horizon * 0.2)).join('')
  )
}

/** Half circles and blocks of colour, like a printed poster. */
function poster(brush: Brush, horizon: number): string {
  const { width: w, palette, random } = brush
  const x = w * (random(25, 75) / 100)
  return (
    circle(x, horizon, horizon * 0.78, palette.accent, 'opacity=".9"') +
    circle(x, horizon, horizon * 0.58, shade(palette.accent, 0.25), 'opacity=".9"') +
    circle(x, horizon, horizon * 0.38, shade(palette.wall[0], 0.35), 'opacity=".9"') +
    circle(w - x * 0.6, horizon * 0.22, 64, '#ffffff', 'opacity=".5"')
  )
}

const WALLS = [windows, tiledWall, lamps, poster]

/** The background behind a counter; it ends at `horizon`. */
export function backdrop(brush: Brush, horizon: number): string {
  const wall = WALLS[brush.random(0, WALLS.length - 1)] ?? windows
  const edge = rect(0, horizon, brush.width, brush.height - horizon, brush.palette.surface[1])
  return wall(brush, horizon) + edge + counterTop(brush, horizon)
}

function counterTop({ width: w, height: h, palette, random }: Brush, horizon: number): string {
  let out = filled(0, horizon, w, h - horizon, [shade(palette.surface[0], 0.16), palette.surface[1]])
  for (let n = 0; n < 7; n++) {
    const y = horizon + 18 + n * n * 7 + n * 4
    out += `<path d="M0 ${y}q${w * 0.25} ${random(-8, 8)} ${w * 0.5} 0t${w * 0.5} ${random(-5, 5)}" fill="none" stroke="${shade(palette.surface[1], -0.3)}" stroke-width="2.5" opacity=".3"/>`
  }
  return out + rect(0, horizon, w, 7, '#fff', 'opacity=".28"')
}
