import { ungroupDigits } from '#india/indian-numbers.ts'
import { numberText, type Unit } from '#platform/text/number-text.ts'
import type { Trouble } from './trouble.ts'

export interface ReadNumber {
  /** Undefined when nothing is written, or nothing that can be read. */
  value?: number
  trouble?: Trouble
}

interface Bounds {
  most?: number
  signed?: boolean
  /** What the field counts, where it is neither energy nor money. */
  unit?: Unit
}

/** What the engine's own schema takes at most. */
const MOST = 1_000_000_000

/**
 * "1,23,456.5", "₹ 300", "Rs. 2,000/-", "342 kWh", "३००" as people write them. An empty field has no value, and no
 * trouble. A unit other than the field's own is text: 3 kVA are not 3 kW.
 */
export function readNumber(text: string | undefined, { most = MOST, signed = false, unit }: Bounds = {}): ReadNumber {
  const written = numberText(text ?? '', unit)
  if (written === '') return {}
  const plain = ungroupDigits(written)
  if (plain === undefined) return { trouble: /^-?[\d.,]+$/.test(written) ? 'comma' : 'text' }
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { trouble: 'text' }

  const value = Number(plain)
  if (value < 0 && !signed) return { trouble: 'negative' }
  if (Math.abs(value) > most) return { trouble: 'huge' }
  return { value }
}
