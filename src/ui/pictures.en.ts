export interface PictureFacts {
  /** Light alone over black, laid over another picture: most of it costs nothing. */
  isLight?: boolean
  /** Of the master: the page needs only the proportion, scripts/make-pictures.ts also the size. */
  width: number
  height: number
  /** The sizes in art/web, smallest first. */
  widths: readonly number[]
  alt: string
}

const SCENE = { width: 1320, height: 990, widths: [480, 900, 1320] } as const
const SQUARE = { width: 960, height: 960, widths: [480, 900] } as const
const LANDSCAPE = { width: 1600, height: 1000, widths: [640, 960, 1600] } as const
// 840 is a phone's whole width at two pixels a point.
const PORTRAIT = { width: 1200, height: 1600, widths: [480, 720, 840, 1200] } as const

/** The house cut open: what one appliance lights, over black. */
const LIGHT_LYING = { width: 1120, height: 630, widths: [640, 1120], isLight: true, alt: '' } as const
const LIGHT_UPRIGHT = { width: 706, height: 630, widths: [480, 706], isLight: true, alt: '' } as const
const CUT = 'An Indian house at dusk, cut open: bedroom and bathroom above, hall and kitchen below, a pump beside it'

/** The workshop, likewise. */
const SHOP_LIGHT_UPRIGHT = { width: 818, height: 630, widths: [480, 818], isLight: true, alt: '' } as const
const SHOP =
  'A small workshop at dusk, cut open: a panel of capacitors, a press, lathes and a compressor, a transformer beside it'

/** Every rendered picture: art/README.md tells what it shows and where it leaves room for words. */
export const pictures = {
  'plug-hero': {
    ...SCENE,
    alt: 'AI Smart Plug with a glowing coral ring standing on a stone plinth; a second unit behind shows its three pins',
  },
  'plug-wall': {
    ...SCENE,
    alt: 'AI Smart Plug in a wall socket with an appliance plugged into it, in window light',
  },
  'plug-front': {
    ...SQUARE,
    alt: 'AI Smart Plug from the front: 16 A Indian socket inside a coral light ring, power button below',
  },
  'plug-side': { ...SQUARE, alt: 'AI Smart Plug from the side: seam, air vents and the pins at the back' },
  'plug-back': { ...SQUARE, alt: 'AI Smart Plug from behind: three round pins and the rating label' },
  'auditor-hero': {
    ...SCENE,
    alt: 'Bijli Auditor energy auditor, six modules wide, showing 3.482 kW, with two current clamps',
  },
  'auditor-board': {
    ...SCENE,
    alt: 'Bijli Auditor in a DB box, on the DIN rail beside the MCBs',
  },
  'auditor-front': {
    ...SQUARE,
    alt: "Bijli Auditor from the front: display with live power and a day's bar chart, screw terminals above and below",
  },
  'auditor-ct': {
    ...SQUARE,
    alt: 'Three split-core current clamps on three phase cables in front of the Bijli Auditor',
  },
  'meter-hero': {
    ...SCENE,
    alt: 'A phone takes a photo of a smart meter and shows the reading 014826 kWh',
  },
  'meterwall-l': { ...LANDSCAPE, alt: 'A wall of smart electricity meters with lit displays in evening light' },
  'meterwall-p': { ...PORTRAIT, alt: 'A wall of smart electricity meters with lit displays in evening light' },
  'home-l': {
    ...LANDSCAPE,
    alt: 'A modern Indian house at dusk with warm windows and solar panels on its roof',
  },
  'home-p': {
    ...PORTRAIT,
    alt: 'A modern Indian house at dusk with warm windows and solar panels on its roof',
  },
  'factory-l': {
    ...LANDSCAPE,
    alt: 'A factory with a saw-tooth roof and two stacks at dusk, its lit windows reflected in the wet yard',
  },
  'factory-p': {
    ...PORTRAIT,
    alt: 'A factory with a saw-tooth roof and two stacks at dusk, its lit windows reflected in the wet yard',
  },
  'cut-l': { width: 1600, height: 900, widths: [960, 1600], alt: CUT },
  'cut-p': { width: 1008, height: 900, widths: [480, 840], alt: CUT },
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
  'shop-l': { width: 1600, height: 900, widths: [960, 1600], alt: SHOP },
  'shop-p': { width: 1168, height: 900, widths: [480, 840], alt: SHOP },
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
  'coral-l': {
    ...LANDSCAPE,
    alt: 'A branching coral with glowing tips growing over a dark teal field of data blocks',
  },
  'coral-p': {
    ...PORTRAIT,
    alt: 'A branching coral with glowing tips growing over a dark teal field of data blocks',
  },
  'apfc-hero': {
    ...SCENE,
    alt: 'Power-factor correction panel showing a power factor of 0.99, its capacitor banks visible behind the open door',
  },
  'switch-hero': { ...SCENE, alt: 'Four-gang glass touch switch on a warm wall, two gangs lit in coral' },
  /** Blank screens for an app's picture (art/phones.json); the alternative text is that picture's. */
  'phone-front': { width: 900, height: 1200, widths: [480, 900], alt: '' },
  'phone-angle': { ...SQUARE, alt: '' },
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof pictures
