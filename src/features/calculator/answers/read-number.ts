import { latinDigits } from '#platform/typed/latin-digits.ts'
import { ungroupDigits } from '#ui/indian-numbers.ts'
import type { Trouble } from './trouble.ts'

export interface ReadNumber {
  /** Undefined when nothing is written, or nothing that can be read. */
  value?: number
  trouble?: Trouble
}

interface Bounds {
  most?: number
  signed?: boolean
}

/** What the engine's own schema takes at most. */
const MOST = 1_000_000_000

/** "1,23,456.5", "₹ 300", "Rs. 2,000/-", "३००" as people write them. An empty field has no value, and no trouble. */
export function readNumber(text: string | undefined, { most = MOST, signed = false }: Bounds = {}): ReadNumber {
  const written = latinDigits(text ?? '')
    .replace(/[\s₹]/g, '')
    .replace('−', '-')
    .replace(/^(-?)(rs|inr|रु)\.?(?=\d)|\/-$/gi, '$1')
  if (written === '') return {}
  const plain = ungroupDigits(written)
  if (plain === undefined) return { trouble: /^-?[\d.,]+$/.test(written) ? 'comma' : 'text' }
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { trouble: 'text' }

  const value = Number(plain)
  if (value < 0 && !signed) return { trouble: 'negative' }
  if (Math.abs(value) > most) return { trouble: 'huge' }
  return { value }
}
