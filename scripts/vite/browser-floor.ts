import { readFileSync } from 'node:fs'

/** The oldest browsers that the site is built for, from package.json, as Vite writes them: chrome96. */
export function browserFloor(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
  return browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''))
}
