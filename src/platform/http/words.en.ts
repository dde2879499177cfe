/** What the API says of itself where a call does not say it. Each is a sentence that somebody can act on. */
export const httpCopy = {
  nothingHere: 'There is nothing at this address.',
  takesOnly: (methods: string) => `This address takes ${methods} only.`,
  fromOurPages: 'This can only be sent from our own pages.',
  unavailable: 'We cannot save this now. Please try again in a minute.',
  ourFault: (reference: string) => `Something went wrong on our side. Reference: ${reference}`,
  tooMany: (minutes: number) =>
    `Too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  tooMuch: 'This is too large to send.',
  tooSlow: 'The connection is too slow. Please try again.',
  checkAll: 'Please check what you sent.',

  json: {
    needed: 'Please send JSON, with the content type application/json.',
    unreadable: 'That is not JSON that we can read.',
  },

  idempotencyKey: {
    malformed: 'The Idempotency-Key must be 1 to 128 visible ASCII characters.',
    reused: 'This Idempotency-Key came before, with other content. Please send this under a new one.',
  },

  form: {
    needed: 'Please send the form as multipart/form-data.',
    noBoundary: 'That form has no boundary between its parts.',
    empty: 'That form is empty.',
    notWhole: 'The form did not reach us in full. Please send it again.',
    tooSlow: 'The connection is too slow. Please try again on a better one.',
    tooManyParts: 'That form has more parts than ours.',
    mostFiles: (most: number) => (most === 1 ? 'Please send one file.' : `Please send at most ${most} files.`),
    eachFieldOnce: 'Please send each field once.',
    utf8: 'Please send text as UTF-8.',
  },

  /** Of a field whose schema has no words of its own. */
  field: {
    kinds: {
      string: 'text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
    } as Record<string, string>,
    otherKind: 'another kind',
    needed: 'This is needed.',
    shouldBe: (kind: string) => `This should be ${kind}.`,
    shouldBeOneOf: (values: string) => `This should be one of ${values}.`,
    atMost: (count: string) => `At most ${count}.`,
    atLeast: (count: string) => `At least ${count}.`,
    counted: {
      string: (count: string) => `${count} characters`,
      array: (count: string) => `${count} entries`,
    } as Record<string, (count: string) => string>,
    unknown: (names: string) => `There is nothing called ${names} here.`,
    day: 'Write the day as year, month and day: 2026-11-30.',
    unreadable: 'This cannot be read.',
  },
} as const
