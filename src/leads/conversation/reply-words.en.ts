/** What stands in a mail to a visitor beside what one of staff wrote, and why one could not go. */
export const replyCopy = {
  writer: (name: string, brand: string) => `${name}, ${brand}`,
  /** Above what is quoted. It ends with a colon, by which it is known again. */
  wrote: (time: string, name: string) => `On ${time}, ${name} wrote:`,
  infected: (name: string, what: string) => `The virus scanner found ${what} in ${name}. Nothing was sent.`,
  unscannable: (name: string, why: string) =>
    `The virus scanner could not look into ${name}: ${why}. Nothing was sent.`,
  lostFile: (name: string) => `${name} is not kept any more. Nothing was sent.`,
  refused: {
    infected: (what: string) => `The virus scanner found ${what}`,
    unscannable: (why: string) => `The virus scanner could not look: ${why}`,
  },
  attachments: {
    type: (name: string) => `${name} is no PDF, Word file or photo (JPG, PNG, WebP, HEIC). Send it as one of these.`,
    tooLarge: 'Together the files are larger than 10 MB. Send fewer, or smaller ones.',
  },
} as const
