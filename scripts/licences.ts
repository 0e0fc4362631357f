import { run } from '@/launch/processes'

/** SPDX ids of licences that ask for no more than their own text to be kept. */
const ALLOWED = [
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

/** Packages whose licence asks for more, or is not stated where tools look, and why they may have it. */
const EXCEPTIONS = {
  startingWith: [
    // LGPL-3.0: libvips comes as a library of its own, unchanged, which anybody can replace with another
    '@img/sharp-',
    // MPL-2.0: asks for changes to its own files, of which we make none; what uses it stays ours
    'lightningcss',
  ],
  named: [
    // MPL-2.0, as above
    'web-push',
    // OFL-1.1: typefaces may be sent with a program; they are not sold by themselves
    ...['@fontsource/figtree', '@fontsource/fraunces', '@fontsource/nunito'],
    ...['jp', 'kr', 'sc'].map((family) => `@fontsource-variable/noto-sans-${family}`),
    // CC-BY-4.0: data that the build reads; its authors are named in its files
    'caniuse-lite',
    // none stated: its README calls it a fork of zaach/jsonlint, which is MIT
    '@mapbox/jsonlint-lines-primitives',
  ],
}

export function checkLicences(): Promise<void> {
  return run('npx', [
    ...['license-checker-rseidelsohn', '--production', '--excludePrivatePackages', '--summary'],
    ...['--onlyAllow', ALLOWED.join(';')],
    ...['--excludePackagesStartingWith', EXCEPTIONS.startingWith.join(';')],
    ...['--excludePackages', EXCEPTIONS.named.join(';')],
  ])
}
