import type { Enquiry } from './enquiry-kind.server.ts'

/** A complete, valid enquiry. Override what a test is about. */
export function anEnquiry(answers: Partial<Enquiry> = {}): Enquiry {
  return {
    full_name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone_number: '+91 98480 12345',
    message: 'Our engine draws more than it should.',
    nickname: '',
    ...answers,
  }
}
