import type { Viewport } from 'next'

/** The canvas of the two schemes and the accent, as hexadecimal for what reads no CSS. */
export const THEME = { light: '#fcfaf6', dark: '#14100d', accent: '#c84300' }

/** The browser's own bars in the colour of the page. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME.light },
    { media: '(prefers-color-scheme: dark)', color: THEME.dark },
  ],
}
