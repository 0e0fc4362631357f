import type { Family } from './subjects'

/** The colours of one picture: wall, surface, an accent and the darkest shade. */
export interface Palette {
  wall: [string, string]
  surface: [string, string]
  accent: string
  dark: string
}

const p = (colours: string): Palette => {
  const [wall1 = '', wall2 = '', surface1 = '', surface2 = '', accent = '', dark = ''] = colours.split(' ')
  return { wall: [wall1, wall2], surface: [surface1, surface2], accent, dark }
}

const WARM = [
  p('#f6e3cf #e7b98e #a86b3f #7c4a28 #d9532c #3a1f12'),
  p('#f4d9c6 #d98f6c #8c4a33 #5e2c1e #f0b23e #2c130d'),
  p('#e9e2d3 #c9b48f #6d5a43 #493a2b #c2412d #241a12'),
  p('#3d4a44 #1f2925 #7a5a3c #4f3824 #e0a83f #0f1512'),
  p('#f7ecd9 #e6cda3 #b98350 #8d5d35 #3f7d58 #33200f'),
  p('#d8e2dc #9fb5a6 #8a6a4b #5f4630 #d96a3b #1f2b24'),
  p('#5a2c28 #31130f #8f5a3a #5d3722 #f2b84b #180806'),
  p('#e5e8ee #b3bccb #76624f #4e4034 #b8452f #1d2230'),
]
const SWEET = [
  p('#fde7e4 #f5bdb7 #f7efe6 #e3cfbd #d6556b #5a2330'),
  p('#e9f3ea #b5d6bb #f4ead8 #d9c4a0 #5d9467 #1f3a28'),
  p('#fdf1dc #f6d391 #efe0cb #d2b48c #c9792b #4d2c0f'),
  p('#e8e6f6 #bfb8e2 #f1ebe6 #d8cbc4 #7a63b8 #2b2350'),
  p('#e2f0f5 #a9d0de #f3ece2 #dccbb4 #2f8aa3 #123a46'),
  p('#f9e1d2 #eda98a #f5eadf #dcc2a8 #b5523a #4a1d12'),
]
const NIGHT = [
  p('#3b2a52 #17102a #5b3a35 #2b1814 #f0a94a #0c0716'),
  p('#1f3b46 #0b1a21 #57402c #2a1c11 #e8b65a #050d11'),
  p('#4a2230 #200a13 #5f3d2a #2d1a10 #f2c063 #12040a'),
  p('#27364f #101a2d #4b3c38 #221a18 #5fc0c9 #070c17'),
]
const CALM = [
  p('#eef2ea #c7d5c3 #e6ddcf #c4b59e #7d9b76 #2f3d2e'),
  p('#f5ece6 #e3cabb #ece3da #cdb9a8 #c08f7a #4a332a'),
  p('#e6f0f0 #b4d0d0 #e2ddd4 #bcb3a5 #5f9a97 #203c3c'),
  p('#f2eaf0 #d5bfd0 #ebe2df #cab8b6 #a27a98 #40283a'),
  p('#efeadd #d6c8a6 #ded4c2 #b5a587 #9a8a55 #39331c'),
]
const BOLD = [
  p('#ffe1c4 #ff9f6b #f5c9a5 #d98e62 #e4572e #4b1608'),
  p('#d9e8ff #7fa8f2 #c9d5ea #8fa3c7 #2b59c3 #0d1f4a'),
  p('#e3f6e1 #86cf9a #cfe3cf #93b598 #1f8a4c #0b3a20'),
  p('#fff0c9 #ffcf5c #efdcab #cfb06a #d98a00 #4a3000'),
  p('#f6dcf2 #d78bd0 #e3c6df #b98ab4 #9a2c93 #3d0d3a'),
  p('#d9f3f3 #6fcfd0 #c2dcdc #83afb0 #0f8b8d #063b3c'),
]
const SKY = [
  p('#cfe7f7 #6fb1df #4f8f6a #2d5c46 #f3a65a #173a34'),
  p('#fbd9b5 #f08e6b #4b6a7d #27404f #ffd27a #16252e'),
  p('#d5e3f2 #8fa9cf #6d8aa8 #3f5876 #f0c2a8 #1d2b40'),
  p('#2d3f73 #141b3f #24485a #10242f #7ff0c0 #060a1c'),
  p('#e3f1ea #9fd0c0 #3f7f6d #22504a #f6c453 #0f2e2a'),
]

const SEA = [
  p('#d3ecfb #5fb2e0 #3f7f96 #2a5c78 #f7b267 #0f2c40'),
  p('#ffdcb0 #f0876a #55708c #2f4a66 #ffd27a #1b2236'),
  p('#dff3ee #4fb3b0 #3a7f78 #245a5c #ffb870 #0d302f'),
  p('#e2e6fb #7d8fdc #4c5f9c #2f3d72 #ffc6a0 #161c3d'),
]

/** The palettes that suit a family. */
export const PALETTES: Record<Family, Palette[]> = {
  table: WARM,
  sweets: SWEET,
  bar: NIGHT,
  spa: CALM,
  beauty: [...SWEET.slice(0, 4), ...CALM],
  gym: BOLD,
  nature: SKY,
  sea: SEA,
  garden: [...SKY.slice(0, 1), ...SKY.slice(4), ...SWEET.slice(1, 3)],
  city: [...SKY, ...NIGHT.slice(0, 2)],
  stage: NIGHT,
  shop: [...CALM, ...SWEET, ...BOLD.slice(0, 2)],
  home: [...SWEET.slice(1, 5), ...CALM.slice(1), ...BOLD.slice(1, 4)],
  road: [...SKY.slice(0, 3), ...BOLD.slice(1, 3)],
}
