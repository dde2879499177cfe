/** What a field of a register refuses, in words of staff. */
export const fieldFaults = {
  required: 'Fill this in.',
  tooLong: (most: number) => `At most ${most} letters.`,
  tooMany: (most: number) => `At most ${most}.`,
  unreadable: 'Some signs here cannot be read. Type them again.',
  choice: 'Choose one of the list.',
  number: (min: number, max: number) => `A number from ${min} to ${max}.`,
  rupees: 'An amount in rupees, such as 1,150 or 1150.50.',
  day: 'A day, such as 2026-11-26.',
  month: 'A month, such as 2026-11.',
  time: 'A time, such as 10:00.',
  phone: 'A phone number, such as +91 40 2345 6789.',
  email: 'An email address, such as hello@company.in.',
  link: 'An address that begins with https://.',
  linkOrPath: 'An address that begins with https://, or a path of this site that begins with /.',
  alt: 'Say what the picture shows.',
} as const

const where = 'Where we keep it and from which day. Visitors do not see it.'

/** A field for where the consent is kept of whom an entry shows. */
export function onFile(label: string) {
  return { kind: 'text', label, help: where, maxLength: 160, isOptional: true } as const
}
