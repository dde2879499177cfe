/** What anybody may use, change and ship, if the notice stays. */
export const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'OFL-1.1',
  'Python-2.0',
])

export interface Exception {
  /** The package's name, or its beginning. */
  name: RegExp
  licence: string
  /** True where it may only be used to build and to test. */
  isForDevelopment: boolean
  because: string
}

/** Each licence that is not in the list above, for whom, and why it is right all the same. */
export const EXCEPTIONS: Exception[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    isForDevelopment: false,
    because: 'libvips is a library of its own beside us, unchanged, and anybody can put another one in its place.',
  },
  {
    name: /^(axe-core|@axe-core\/)/,
    licence: 'MPL-2.0',
    isForDevelopment: true,
    because: 'It looks at pages in tests, unchanged; nothing of it is shipped.',
  },
  {
    name: /^lightningcss/,
    licence: 'MPL-2.0',
    // npm takes its builds for other systems for parts of the site, as a library of ours could use them.
    isForDevelopment: false,
    because: 'It builds the styles, unchanged; nothing of it is shipped.',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    isForDevelopment: true,
    because: 'A table that a build reads; its makers are named by its own notice.',
  },
  {
    name: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    isForDevelopment: true,
    because: 'A list that the bill of materials is checked against.',
  },
  {
    name: /^(binaryextensions|editions|istextorbinary|textextensions|version-range)$/,
    licence: 'Artistic-2.0',
    isForDevelopment: true,
    because: 'It tells text from other files when secrets are looked for; nothing of it is shipped.',
  },
  {
    name: /^@azu\/(style-)?format/,
    licence: 'WTFPL',
    isForDevelopment: true,
    because: 'It colours what the search for secrets prints; its licence asks for nothing.',
  },
]
