import type { Palette } from './palettes'

/** The size, palette and subject of a scene; `random` returns the same numbers for the same key. */
export interface Brush {
  width: number
  height: number
  palette: Palette
  hero: string
  sides: string[]
  random: (min: number, max: number) => number
}

/** One licensed emoji placed in a scene, by its centre. */
export interface Item {
  emoji: string
  x: number
  y: number
  size: number
  angle?: number
  /** shadow offset; 0 for none */
  lift?: number
  flip?: boolean
}

export interface Scene {
  /** SVG elements behind the items */
  back: string
  items: Item[]
  /** SVG elements above the items, such as light and steam */
  front?: string
}

/** The nth companion of the hero, cycling. */
export function side(brush: Brush, n: number): string {
  return brush.sides[n % brush.sides.length] ?? brush.hero
}

let gradients = 0

/** A linear gradient and its paint; vertical by default. */
export function gradient(colours: string[], direction = 'x1="0" y1="0" x2="0" y2="1"'): { def: string; paint: string } {
  gradients = (gradients + 1) % 100_000
  const id = `g${gradients}`
  const stops = colours.map((colour, n) => `<stop offset="${n / (colours.length - 1)}" stop-color="${colour}"/>`)
  return { def: `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`, paint: `url(#${id})` }
}

/** A glow or a shadow: opaque in the middle, transparent at the edge. */
export function glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string {
  gradients = (gradients + 1) % 100_000
  const id = `r${gradients}`
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset=".55" stop-color="${colour}" stop-opacity="${opacity * 0.45}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  )
}

export const contactShadow = (x: number, y: number, radius: number, opacity = 0.5) =>
  glow(x, y, radius, radius * 0.24, '#1a0f08', opacity)

/** A plain rectangle; `more` is further attributes. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
}

/** A plain circle; `more` is further attributes. */
export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
}

/** A rectangle filled with a gradient. */
export function filled(x: number, y: number, w: number, h: number, colours: string[], more = '', direction?: string) {
  const { def, paint } = gradient(colours, direction)
  return def + rect(x, y, w, h, paint, more)
}

/** Darker or lighter by `amount` from -1 to 1. */
export function shade(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255
  const mix = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${mix(1)}${mix(3)}${mix(5)}`
}

/** Slanted light from a window, and darker corners. */
export function windowLight(width: number, height: number, strength = 0.14): string {
  const band = (x: number, w: number) =>
    `<path d="M${x} 0h${w}L${x + w - height * 0.6} ${height}h${-w}z" fill="#fff8e6" opacity="${strength}"/>`
  return band(width * 0.42, width * 0.13) + band(width * 0.6, width * 0.2) + vignette(width, height)
}

/** Darker corners, which lead the eye to the middle. */
export function vignette(width: number, height: number, opacity = 0.34): string {
  return (
    '<radialGradient id="vig" cx=".5" cy=".45" r=".78"><stop offset=".55" stop-color="#000" stop-opacity="0"/>' +
    `<stop offset="1" stop-color="#120a06" stop-opacity="${opacity}"/></radialGradient>` +
    rect(0, 0, width, height, 'url(#vig)')
  )
}

/** Three wisps of steam. */
export function steam(x: number, y: number, height: number): string {
  const wisp = (dx: number, bend: number, opacity: number) =>
    `<path d="M${x + dx} ${y}c${bend} ${-height * 0.3} ${-bend} ${-height * 0.6} ${bend * 0.4} ${-height}" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="${opacity}"/>`
  return wisp(-46, 40, 0.16) + wisp(4, -46, 0.2) + wisp(52, 38, 0.14)
}

/** Soft discs, like out-of-focus lights. */
export function bokeh(brush: Brush, count: number, top: number, bottom: number, colours: string[]): string {
  return Array.from({ length: count }, (_, n) => {
    const r = brush.random(14, 62)
    const colour = colours[n % colours.length] ?? '#ffffff'
    const more = `opacity="${(brush.random(8, 26) / 100).toFixed(2)}"`
    return circle(brush.random(0, brush.width), brush.random(top, bottom), r, colour, more)
  }).join('')
}
