import { readFileSync } from 'node:fs'
import { formatRupees, groupDigits } from '#india/indian-numbers.ts'
import { FIRST_ON as AT_HOME, type Switch } from '#site/lit-house/appliances.ts'
import { FIRST_ON as AT_WORK, type Switch as PlantSwitch } from '#site/lit-workshop/plant.ts'
import { outlineText } from './outline-text.ts'
import { shareCopy as copy } from './words.en.ts'

/** What is lit in the two scenes; scripts/make-share-scenes.ts lays the same lights over their pictures. */
const HOUSE_LIT: readonly Switch[] = [...AT_HOME, 'ac']
const WORKSHOP_LIT: readonly PlantSwitch[] = [...AT_WORK, 'bank2']

export const SCENES = {
  house: { picture: 'cut-l', lit: HOUSE_LIT },
  workshop: { picture: 'shop-l', lit: WORKSHOP_LIT },
} as const

export interface Scene {
  name: keyof typeof SCENES
  /** Of the month. */
  paise: number
  /** kWh along the base and kVArh upright. */
  triangle?: { kwh: number; kvarh: number }
}

const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 72
const [WHITE, MIST, CORAL, DEEP] = ['#FFFDF8', '#BBD3D4', '#FF6B3D', '#06232C']

/** The house or the workshop at dusk, and over its sky what the month costs there; as SVG, 1200 x 630. */
export function drawSceneSvg({ name, paise, triangle }: Scene, brand: string): string {
  const picture = readFileSync(`src/app/share-pictures/${name}.jpg`).toString('base64')
  const [first, second] = copy[name]

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs><linearGradient id="evening">',
    `<stop offset=".05" stop-color="${DEEP}"/><stop offset=".3" stop-color="${DEEP}" stop-opacity=".85"/>`,
    `<stop offset=".5" stop-color="${DEEP}" stop-opacity="0"/></linearGradient></defs>`,
    `<image width="${WIDTH}" height="${HEIGHT}" href="data:image/jpeg;base64,${picture}"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#evening)"/>`,
    brand,
    line(first, 300, 44, WHITE),
    line(second, 352, 44, WHITE),
    line(formatRupees(Math.round(paise / 100) * 100), 470, 84, WHITE),
    line(copy.month, 522, 34, MIST),
    triangle ? drawTriangle(triangle) : '',
    `<rect x="${MARGIN}" y="${HEIGHT - 64}" width="96" height="8" fill="${CORAL}"/>`,
    '</svg>',
  ].join('')
}

function line(text: string, baseline: number, size: number, fill: string): string {
  return outlineText(text, { x: MARGIN, baseline, size, fill })
}

/** To scale, in the evening sky. */
function drawTriangle({ kwh, kvarh }: NonNullable<Scene['triangle']>): string {
  const [left, ground, base] = [620, 190, 250]
  const up = (kvarh / kwh) * base
  const right = left + base
  const label = (text: string, x: number, baseline: number, size = 26) =>
    outlineText(text, { x, baseline, size, fill: WHITE })

  return [
    `<path d="M${left} ${ground}H${right}V${ground - up}Z" fill="${DEEP}" fill-opacity=".6"/>`,
    `<g fill="none" stroke-width="7" stroke-linecap="round"><path d="M${left} ${ground}H${right}" stroke="${WHITE}"/>`,
    `<path d="M${right} ${ground}v${-up}" stroke="${CORAL}"/><path d="M${left} ${ground}L${right} ${ground - up}" stroke="${MIST}"/></g>`,
    label(`${groupDigits(kwh)} kWh`, left, ground + 36),
    label(`${groupDigits(kvarh)} kVArh`, right + 18, ground - up / 2 + 9),
    label(copy.billed(groupDigits(Math.round(Math.hypot(kwh, kvarh)))), left - 130, ground - up / 2 - 34),
  ].join('')
}
