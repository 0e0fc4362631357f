import localFont from 'next/font/local'

/** Put `figtree.variable` on `html`: it loads the one Latin face; Chinese and Japanese use the system's. */
export const figtree = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
})
