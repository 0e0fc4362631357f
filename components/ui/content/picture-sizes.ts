/*
 * What pictures declare as their width. On a phone that is up to a sixth less than they are shown in: a browser takes the
 * next larger file, which often has twice the bytes for a difference that cannot be seen.
 */

/** of a picture as wide as the screen */
export const SCREEN_WIDE = '85vw'

/** of a card in a row to swipe through on a phone, one of four on a desktop */
export const SWIPE_CARD = '(min-width: 64rem) 300px, (min-width: 40rem) 50vw, 240px'
