import { type Brush, circle, contactShadow, filled, glow, gradient, rect, shade } from './canvas'

/** Planks seen from above. */
export function woodFromAbove({ width, height, palette, random }: Brush): string {
  const [light, dark] = palette.surface
  const plank = height / 5
  let out = filled(0, 0, width, height, [light, dark])
  for (let row = 0; row < 5; row++) {
    const y = row * plank
    out += rect(0, y, width, plank, row % 2 ? '#000' : '#fff', `opacity="${0.03 + (row % 3) * 0.02}"`)
    out += rect(0, y, width, 3, shade(dark, -0.5), 'opacity=".55"')
    for (let grain = 0; grain < 4; grain++) {
      const gy = y + random(14, plank - 14)
      const bend = random(-12, 12)
      out += `<path d="M0 ${gy}c${width * 0.3} ${bend} ${width * 0.6} ${-bend} ${width} ${bend}" fill="none" stroke="${shade(dark, -0.35)}" stroke-width="2" opacity=".28"/>`
    }
    const joint = random(width * 0.1, width * 0.9)
    out += rect(joint, y, 3, plank, shade(dark, -0.5), 'opacity=".4"')
  }
  return out
}

/** A stone slab with veins. */
export function marbleFromAbove({ width, height, palette, random }: Brush): string {
  const base = shade(palette.wall[0], 0.45)
  let out = filled(0, 0, width, height, [base, shade(base, -0.09)], '', 'x1="0" y1="0" x2="1" y2="1"')
  for (let vein = 0; vein < 7; vein++) {
    const x = random(-100, width)
    out += `<path d="M${x} 0c${random(60, 200)} ${height * 0.3} ${random(-160, 60)} ${height * 0.6} ${random(80, 320)} ${height}" fill="none" stroke="${shade(palette.wall[1], -0.15)}" stroke-width="${random(2, 9)}" opacity=".2"/>`
  }
  return out
}

/** Woven cloth, with a runner in the accent colour. */
export function linenFromAbove({ width, height, palette }: Brush): string {
  const weave =
    `<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h8M0 6h8" stroke="#fff" stroke-width="1.4" opacity=".16"/>` +
    `<path d="M2 0v8M6 0v8" stroke="#000" stroke-width="1.2" opacity=".07"/></pattern>`
  const runner = `<g transform="rotate(-14 ${width / 2} ${height / 2})">${rect(-200, height * 0.2, width + 400, height * 0.6, palette.accent, 'opacity=".85"')}${rect(-200, height * 0.23, width + 400, 5, '#fff', 'opacity=".5"')}${rect(-200, height * 0.765, width + 400, 5, '#fff', 'opacity=".5"')}</g>`
  return (
    filled(0, 0, width, height, [palette.wall[0], palette.wall[1]]) +
    weave +
    runner +
    rect(0, 0, width, height, 'url(#weave)')
  )
}

/** A plate from above, with its shadow. */
export function plate(x: number, y: number, r: number, colour = '#fbf8f2'): string {
  const rim = gradient([shade(colour, 0.5), shade(colour, -0.13)], 'x1="0" y1="0" x2="1" y2="1"')
  const well = gradient([shade(colour, -0.09), shade(colour, 0.35)], 'x1="0" y1="0" x2="1" y2="1"')
  return (
    glow(x + r * 0.1, y + r * 0.16, r * 1.24, r * 1.2, '#120804', 0.62) +
    rim.def +
    well.def +
    circle(x, y, r, rim.paint) +
    circle(x, y, r * 0.97, 'none', `stroke="${shade(colour, -0.25)}" stroke-opacity=".35" stroke-width="2"`) +
    circle(x, y, r * 0.74, well.paint) +
    circle(x, y, r * 0.74, 'none', `stroke="${shade(colour, -0.3)}" stroke-opacity=".3" stroke-width="2"`)
  )
}

/** A wall above a table top, seen from the side; the horizon is where the table begins. */
export function room(brush: Brush, horizon = 0.66): string {
  const { width, height, palette } = brush
  const y = height * horizon
  return (
    filled(0, 0, width, y, [palette.wall[0], palette.wall[1]], '', 'x1="0" y1="0" x2=".6" y2="1"') +
    glow(width * 0.32, height * 0.2, width * 0.5, height * 0.55, '#ffffff', 0.42) +
    filled(0, y, width, height - y, [shade(palette.surface[0], 0.12), palette.surface[1]]) +
    rect(0, y, width, 4, '#fff', 'opacity=".25"') +
    rect(0, y - 26, width, 26, '#000', 'opacity=".07"')
  )
}

/** A rounded niche in the wall. */
export function arch(x: number, base: number, w: number, h: number, colour: string): string {
  const r = w / 2
  const d = `M${x - r} ${base}v${-(h - r)}a${r} ${r} 0 0 1 ${w} 0v${h - r}z`
  const fill = gradient([shade(colour, 0.12), shade(colour, -0.16)])
  return `${fill.def}<path d="${d}" fill="${fill.paint}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>`
}

/** A round plinth; `y` is the centre of its top. */
export function podium(x: number, y: number, rx: number, h: number, colour: string): string {
  const ry = rx * 0.24
  const body = gradient([shade(colour, -0.22), shade(colour, 0.22), shade(colour, -0.3)], 'x1="0" y1="0" x2="1" y2="0"')
  const top = gradient([shade(colour, 0.42), shade(colour, 0.12)])
  return (
    contactShadow(x + 18, y + h + ry * 0.6, rx * 1.45, 0.5) +
    body.def +
    top.def +
    `<path d="M${x - rx} ${y}v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}z" fill="${body.paint}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${top.paint}"/>`
  )
}

/** Blurred leaves of a plant outside the frame, as their shadow on a wall. */
export function leafShadow(x: number, y: number, size: number, colour: string): string {
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const angle = -70 + n * 20
    return `<ellipse cx="${x}" cy="${y - size * 0.55}" rx="${size * 0.085}" ry="${size * 0.5}" transform="rotate(${angle} ${x} ${y})" fill="${colour}"/>`
  })
  return `<g opacity=".13">${leaves.join('')}</g>`
}
