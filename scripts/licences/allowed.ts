/** Licences that ask for no more than their own text to be kept, by their SPDX ids. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]

/** A licence that asks for more, or is not stated where tools look, and why these packages may have it. */
export interface Exception {
  packages: RegExp
  licence: string
  why: string
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips comes as a library of its own, unchanged, which anybody can replace with another',
  },
  {
    packages: /^(lightningcss(-.+)?|web-push)$/,
    licence: 'MPL-2.0',
    why: 'asks for changes to its own files, of which we make none; what uses it stays ours',
  },
  {
    packages: /^@fontsource\/(figtree|fraunces|nunito)$/,
    licence: 'OFL-1.1',
    why: 'typefaces may be sent with a program; they are not sold by themselves',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    why: 'data that the build reads; its authors are named in its files',
  },
  {
    packages: /^@mapbox\/jsonlint-lines-primitives$/,
    licence: 'none stated',
    why: 'its README calls it a fork of zaach/jsonlint, which is MIT; it states none of its own',
  },
]
