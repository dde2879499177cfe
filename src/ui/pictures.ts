import { pictureWords } from './picture-words.en.ts'

export interface PictureFacts {
  /** Light alone over black, laid over another picture: most of it costs nothing. */
  isLight?: boolean
  /** Of the master: the page needs only the proportion, scripts/make-pictures.ts also the size. */
  width: number
  height: number
  /** The sizes in art/web, smallest first. */
  widths: readonly number[]
}

const SCENE = { width: 1320, height: 990, widths: [480, 900, 1320] } as const
const SQUARE = { width: 960, height: 960, widths: [480, 900] } as const
const LANDSCAPE = { width: 1600, height: 1000, widths: [640, 960, 1600] } as const
// 840 is a phone's whole width at two pixels a point.
const PORTRAIT = { width: 1200, height: 1600, widths: [480, 720, 840, 1200] } as const

/** The house cut open: what one appliance lights, over black. */
const LIGHT_LYING = { width: 1120, height: 630, widths: [640, 1120], isLight: true } as const
const LIGHT_UPRIGHT = { width: 706, height: 630, widths: [480, 706], isLight: true } as const

/** The workshop, likewise. */
const SHOP_LIGHT_UPRIGHT = { width: 818, height: 630, widths: [480, 818], isLight: true } as const

/** Every rendered picture: art/README.md tells what it shows and where it leaves room for words. */
export const pictures = {
  'plug-hero': SCENE,
  'plug-wall': SCENE,
  'plug-front': SQUARE,
  'plug-side': SQUARE,
  'plug-back': SQUARE,
  'auditor-hero': SCENE,
  'auditor-board': SCENE,
  'auditor-front': SQUARE,
  'auditor-ct': SQUARE,
  'meter-hero': SCENE,
  'meterwall-l': LANDSCAPE,
  'meterwall-p': PORTRAIT,
  'home-l': LANDSCAPE,
  'home-p': PORTRAIT,
  'factory-l': LANDSCAPE,
  'factory-p': PORTRAIT,
  'cut-l': { width: 1600, height: 900, widths: [960, 1600] },
  'cut-p': { width: 1008, height: 900, widths: [480, 840] },
  'cut-l-ac': LIGHT_LYING,
  'cut-l-fan': LIGHT_LYING,
  'cut-l-fridge': LIGHT_LYING,
  'cut-l-geyser': LIGHT_LYING,
  'cut-l-pump': LIGHT_LYING,
  'cut-l-tv': LIGHT_LYING,
  'cut-p-ac': LIGHT_UPRIGHT,
  'cut-p-fan': LIGHT_UPRIGHT,
  'cut-p-fridge': LIGHT_UPRIGHT,
  'cut-p-geyser': LIGHT_UPRIGHT,
  'cut-p-pump': LIGHT_UPRIGHT,
  'cut-p-tv': LIGHT_UPRIGHT,
  'shop-l': { width: 1600, height: 900, widths: [960, 1600] },
  'shop-p': { width: 1168, height: 900, widths: [480, 840] },
  'shop-l-bank1': LIGHT_LYING,
  'shop-l-bank2': LIGHT_LYING,
  'shop-l-bank3': LIGHT_LYING,
  'shop-l-compressor': LIGHT_LYING,
  'shop-l-night': LIGHT_LYING,
  'shop-l-press': LIGHT_LYING,
  'shop-p-bank1': SHOP_LIGHT_UPRIGHT,
  'shop-p-bank2': SHOP_LIGHT_UPRIGHT,
  'shop-p-bank3': SHOP_LIGHT_UPRIGHT,
  'shop-p-compressor': SHOP_LIGHT_UPRIGHT,
  'shop-p-night': SHOP_LIGHT_UPRIGHT,
  'shop-p-press': SHOP_LIGHT_UPRIGHT,
  'coral-l': LANDSCAPE,
  'coral-p': PORTRAIT,
  'apfc-hero': SCENE,
  'switch-hero': SCENE,
  /** Blank screens for an app's picture (art/phones.json). */
  'phone-front': { width: 900, height: 1200, widths: [480, 900] },
  'phone-angle': SQUARE,
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof pictures

/** What a picture shows; empty for one that says nothing by itself. */
export function shownOn(name: PictureName): string {
  return (pictureWords as Partial<Record<PictureName, string>>)[name] ?? ''
}
