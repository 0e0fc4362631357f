import type { Viewport } from 'next'

/** Hexadecimal for consumers that do not read CSS. */
export const THEME = { light: '#fcfaf6', dark: '#14100d' }

/** Colours the browser's own bars like the page, which reaches to the edges of the screen. */
export const siteViewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME.light },
    { media: '(prefers-color-scheme: dark)', color: THEME.dark },
  ],
}
