import { companyFacts } from '#company/facts.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'

type Area = CompanyFacts['areas'][number]

/** The area that a PIN code of India belongs to: the first of the register that names it. */
export function findArea(pincode: string): Area | undefined {
  return /^\d{6}$/.test(pincode)
    ? companyFacts().areas.find(({ pins }) => pins.some((pin) => has(pin, pincode)))
    : undefined
}

function has(pins: string, pincode: string): boolean {
  const [first = '', last] = pins.split('-').map((pin) => pin.trim())
  return last ? first <= pincode && pincode <= last : pincode.startsWith(first)
}
