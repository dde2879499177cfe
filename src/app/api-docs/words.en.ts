export const apiDocsCopy = {
  title: (brand: string) => `The API of ${brand}`,
  intro:
    'Every call of the site. All of them speak JSON in UTF-8 unless they say otherwise; a slash at the end of an address is optional.',
  document: 'The same as an OpenAPI 3.1 document',
  home: 'To the site',
  payload: 'Payload',
  query: 'Query',
  answers: 'Answers',
  limit: 'Limit',
  field: 'Field',
  type: 'Type',
  required: 'required',
  optional: 'optional',
  idempotencyKey:
    'Your own name for this submission. A repeat under the same key stores nothing and is answered like the first attempt; other content under it is refused with 422.',
  refusal: 'message is always a sentence; a field that is wrong has its list under its own name, and again in errors.',
  retryAfter: 'Seconds to wait.',
  refusals: {
    400: 'The body is not JSON that can be read, or is too deep or too wide.',
    403: 'A browser sent this from another site.',
    413: 'The body is larger than allowed.',
    415: 'The content type is not the one that this call takes.',
    422: 'A field is wrong, or the Idempotency-Key came before with other content.',
    429: 'Too many calls; come back after Retry-After.',
    500: 'A fault of ours. The sentence carries its reference.',
    503: 'Nothing can be stored just now; come back after Retry-After.',
  },
} as const
