import { asked } from '#platform/form/fields.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { phoneNumber } from '#platform/text/phone-number.ts'
import { line } from '#platform/text/text.ts'
import { formMessages } from './words.en.ts'

type Words = Record<'full_name' | 'email' | 'phone_number', string>

/** Name, address and number of whoever writes, as most forms ask for them (specification 3). */
export function personFields({ labels, errors }: { labels: Words; errors: Words }) {
  return { ...nameAndEmail({ labels, errors }), phone_number: numberField(labels.phone_number, errors.phone_number) }
}

export function nameAndEmail({ labels, errors }: Record<'labels' | 'errors', Pick<Words, 'full_name' | 'email'>>) {
  return {
    full_name: asked(line({ ...formMessages, required: errors.full_name }, 150), {
      label: labels.full_name,
      autoComplete: 'name',
    }),
    email: asked(emailAddress({ ...formMessages, required: errors.email }), { label: labels.email }),
  }
}

function numberField(label: string, required: string) {
  return asked(phoneNumber({ required }), { label })
}
