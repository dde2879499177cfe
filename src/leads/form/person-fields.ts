import { asked } from '#platform/form/fields.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { phoneNumber } from '#platform/text/phone-number.ts'
import { line, type TextMessages } from '#platform/text/text.ts'
import { formMessages } from './words.en.ts'

/** What a form says of a text: of one that is missing `required`, of others what every form does. Asked each time. */
export function saying(required: () => string): TextMessages {
  return Object.create(formMessages, { required: { get: required } })
}

type Words = Record<'full_name' | 'email' | 'phone_number', string>

/** Name, address and number of whoever writes, as most forms ask for them (specification 3). */
export function personFields({ labels, errors }: { labels: Words; errors: Words }) {
  return {
    ...nameAndEmail({ labels, errors }),
    phone_number: asked(phoneNumber(saying(() => errors.phone_number)), { label: () => labels.phone_number }),
  }
}

export function nameAndEmail({ labels, errors }: Record<'labels' | 'errors', Pick<Words, 'full_name' | 'email'>>) {
  return {
    full_name: asked(
      line(
        saying(() => errors.full_name),
        150,
      ),
      { label: () => labels.full_name, autoComplete: 'name' },
    ),
    email: asked(emailAddress(saying(() => errors.email)), { label: () => labels.email }),
  }
}
