import data from './pincodes.json' with { type: 'json' }
import { findState } from './places.ts'

export interface PincodePlace {
  state: { id: string; name: string }
  /** The district; empty where the PIN code lies in several. */
  district: string
}

const inTwoStates: Record<string, string[]> = data.inTwoStates
let inOne: Map<string, number> | undefined

/**
 * Where a PIN code of India is, as GeoNames has it (CC BY 4.0; of the day in pincodes.json): mostly one place, for 32 codes
 * one in each of two states, and none for a code that is not in the list.
 */
export function findPincode(pincode: string): PincodePlace[] {
  inOne ??= readRuns()
  const one = data.places[inOne.get(pincode) ?? -1]
  const named = one === undefined ? (inTwoStates[pincode] ?? []) : [one]
  return named.flatMap((place) => {
    const [, code = '', district = ''] = /^(\w\w) ?(.*)$/.exec(place) ?? []
    const state = findState(`IN-${code}`)
    return state ? [{ state: { id: state.id, name: state.name }, district }] : []
  })
}

/**
 * A run is a place, its first PIN code, and how far each next one is from the one before: one sign of base 36, or several
 * between underscores.
 */
function readRuns(): Map<string, number> {
  const read = new Map<string, number>()
  for (const run of data.runs.split(' ')) {
    const [place = '', first = '', steps = ''] = run.split(':')
    let pincode = Number(first)
    read.set(first, Number.parseInt(place, 36))
    for (const [, long, short] of steps.matchAll(/_(\w+?)_|([\da-z])/g)) {
      pincode += Number.parseInt(long ?? short ?? '0', 36)
      read.set(String(pincode), Number.parseInt(place, 36))
    }
  }
  return read
}
