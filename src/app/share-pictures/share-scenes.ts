import { FIRST_ON as AT_HOME, type Switch } from '#site/lit-house/appliances.ts'
import { FIRST_ON as AT_WORK, type Switch as PlantSwitch } from '#site/lit-workshop/plant.ts'

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
