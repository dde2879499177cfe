import { companyFacts } from './facts.ts'
import type { CompanyFacts } from './registers/registers.ts'

export type Office = CompanyFacts['offices'][number]

/** The first of the list: its address stands on every page, its hours are ours. None, while staff hide them all. */
export function headOffice(): Office | undefined {
  return companyFacts().offices[0]
}

export function branchOffices(): readonly Office[] {
  return companyFacts().offices.slice(1)
}

/** As it is printed, line by line: the PIN code ends the last. */
export function addressLines({ address, pin }: Office): string[] {
  return address.map((line, at) => (pin && at === address.length - 1 ? `${line} ${pin}` : line))
}

/** In one line. */
export function addressOf(office: Office): string {
  return addressLines(office).join(', ')
}
