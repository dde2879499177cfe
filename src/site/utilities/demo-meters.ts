import type { Meter } from './check-reading.ts'

export interface DemoMeter extends Meter {
  reading: string
}

/** The first stands in the page as it is built; the last is one that nobody should bill without a second look. */
export const demoMeters: readonly DemoMeter[] = [
  { reading: '14826', lastMonth: 14_611, usualUse: [180, 260] },
  { reading: '07385', lastMonth: 7_291, usualUse: [80, 120] },
  { reading: '39640', lastMonth: 39_274, usualUse: [300, 420] },
  { reading: '52981', lastMonth: 48_120, usualUse: [150, 210] },
]
