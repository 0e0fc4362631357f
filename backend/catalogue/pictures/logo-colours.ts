/** Coprime to `SHARED_COLOURS`, so that all are used before one repeats, and neighbouring stores look different. */
const STEP = 7
/** The first colours of the list are for any store. */
export const SHARED_COLOURS = 30

/** The index of a store's colours, which match the accent of its own site if it has one. */
export function coloursOf(gid: number, accent?: string): number {
  const own = LOGO_COLOURS.findIndex(([ground]) => ground === accent)
  return own === -1 ? (gid * STEP) % SHARED_COLOURS : own
}

/** Ground and ink of a logo; the ink is legible on its ground (4.5 to 1 at least). */
export const LOGO_COLOURS: readonly (readonly [ground: string, ink: string])[] = [
  ['#8c2f1b', '#fbe6d3'],
  ['#1f4d3f', '#f2ead2'],
  ['#233a63', '#f6dfb4'],
  ['#f3d9c4', '#6d2418'],
  ['#3b2a4d', '#efd6e2'],
  ['#e6e3d1', '#2f4a2c'],
  ['#0f4f5c', '#fde3c0'],
  ['#f7d774', '#5a2f0c'],
  ['#5b2333', '#f7dfd0'],
  ['#d6e4e1', '#12424a'],
  ['#2a2724', '#f0c98b'],
  ['#f4cfcf', '#6a1f36'],
  ['#7a4a12', '#fff1d6'],
  ['#cfdcef', '#1c3261'],
  ['#3d4a1f', '#f3edcb'],
  ['#f6e7cf', '#8a3b12'],
  ['#4a1f4f', '#f9dcc8'],
  ['#dfeccf', '#2c4a1f'],
  ['#173b2b', '#e9d9a8'],
  ['#fbe0b8', '#27466b'],
  ['#6b1f2a', '#f3e3dc'],
  ['#e4d8ef', '#43256b'],
  ['#1d3557', '#ffd9b8'],
  ['#f1e4e4', '#7a2140'],
  ['#2f3e46', '#e8efe0'],
  ['#ffe1d2', '#a02c1c'],
  ['#125046', '#f5e2a9'],
  ['#e9e2d6', '#3f342b'],
  ['#40306b', '#f4e3b5'],
  ['#d3e9e3', '#0f5046'],
  // accents of sites
  ['#b3261e', '#ffe9d2'],
  ['#3f6b57', '#f4efe0'],
  ['#8a5a9e', '#fff3e6'],
  ['#1f4e79', '#fbe9c6'],
]
