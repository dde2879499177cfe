import { randomUUID } from 'node:crypto'

/** Twelve hexadecimal digits: found in a log at once, and short enough for a visitor to read out on the phone. */
export function newRequestId(): string {
  return randomUUID().slice(-12)
}
