/** The `sizes` of pictures in grids. */
export const SIZES = {
  top: '(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 100vw',
  grid: '(min-width: 64rem) 300px, (min-width: 40rem) 50vw, 100vw',
  large: '(min-width: 64rem) 520px, 100vw',
  feature: '300px',
  half: '(min-width: 80rem) 440px, (min-width: 40rem) 50vw, 100vw',
} as const
