import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Rows that a test makes one after the other have ids in that order, also where a fast machine makes two of them in one
 * millisecond: what is read in the order of ids is read as it was made.
 */
const PATCHED = Symbol.for('ids in order')
const known = crypto as typeof crypto & { [PATCHED]?: true }
if (!known[PATCHED]) {
  const { randomUUIDv7 } = crypto
  let last = ''
  known[PATCHED] = true
  known.randomUUIDv7 = (options) => {
    const id = randomUUIDv7(options)
    last = id > last ? id : after(last)
    return last as typeof id
  }
  syncBuiltinESMExports()
}

function after(id: string): string {
  const tail = Number.parseInt(id.slice(-12), 16) + 1
  return id.slice(0, -12) + tail.toString(16).padStart(12, '0')
}
