export interface Pattern {
  size: [width: number, height: number]
  line?: string
  fill?: string
}

/** Tiles that repeat seamlessly on all four sides. */
export const PATTERNS: readonly Pattern[] = [
  // waves, as on an indigo cloth
  {
    size: [120, 60],
    line: 'M0 60a60 60 0 0 1 120 0M20 60a40 40 0 0 1 80 0M40 60a20 20 0 0 1 40 0M-60 30a60 60 0 0 1 120 0M60 30a60 60 0 0 1 120 0M-40 30a40 40 0 0 1 80 0M80 30a40 40 0 0 1 80 0',
  },
  // an awning's stripes
  { size: [110, 110], fill: 'M0 0h55v110H0Z' },
  // a woven chair
  { size: [80, 80], line: 'M0 20h40M0 60h40M40 0v80M0 40h80M60 40v40M20 0v40M80 0v80' },
  // tiles of a floor
  { size: [100, 100], line: 'M50 0 100 50 50 100 0 50ZM0 0h100v100H0ZM50 25 75 50 50 75 25 50Z' },
  // terrazzo
  {
    size: [180, 140],
    fill: 'M18 22l26-8 10 20-22 14ZM96 14l18 6-4 22-20-8ZM140 60l28 4-6 22-26-4ZM52 78l22-10 16 18-18 16ZM112 104l20-8 12 20-24 10ZM14 106l16-4 8 16-18 8Z',
  },
  // leaves on a trellis
  {
    size: [90, 120],
    line: 'M45 0v120M45 30c18-2 28-14 28-30-18 2-28 14-28 30ZM45 60c-18-2-28-14-28-30 18 2 28 14 28 30ZM45 90c18-2 28-14 28-30-18 2-28 14-28 30ZM45 120c-18-2-28-14-28-30 18 2 28 14 28 30Z',
  },
]
