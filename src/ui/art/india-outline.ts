// Of india.svg, drawn by art/outline/india.py from the Survey of India's outline map 1:15,000,000, as shared by the DataMeet India
// community (https://github.com/datameet/maps) under CC BY 4.0. It is the boundary of the Survey of India: never draw another.

/** India in the units of the drawing; it is 440 wide. */
export const INDIA = {
  width: 440,
  height: 502,
} as const

/** Metres of the map's projection at the drawing's upper left, and units a metre. */
export const FRAME = { west: 2815341, north: 5444567, scale: 0.000153657 } as const
