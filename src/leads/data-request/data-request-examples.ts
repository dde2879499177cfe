/** A complete, valid body for the API. Override what a test is about. */
export function aDataRequest(answers: Record<string, string> = {}): Record<string, string> {
  return {
    right: 'erasure',
    full_name: 'Asha Rao',
    email: 'asha@example.com',
    phone_number: '98480 12345',
    message: 'I wrote to you in June.',
    ...answers,
  }
}
