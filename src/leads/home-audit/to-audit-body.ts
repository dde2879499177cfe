import { readMobileNumber } from '#platform/text/read-phone-number.ts'
import type { AuditField } from './audit-fields.ts'

/** The request as the API takes it (specification, section 7). */
export function toAuditBody(answers: Record<AuditField, string>) {
  return {
    full_name: answers.fullName,
    email: answers.email,
    phone_number: readMobileNumber(answers.phoneNumber),
    address: {
      address_line_1: answers.addressLine1,
      address_line_2: answers.addressLine2,
      city_name: answers.city,
      state: answers.state,
      country: answers.country,
      pincode: answers.pincode,
    },
  }
}

/** What the API calls the fields, for its errors. */
export const SERVER_NAMES = {
  fullName: 'full_name',
  phoneNumber: 'phone_number',
  email: 'email',
  country: 'address.country',
  state: 'address.state',
  city: 'address.city_name',
  pincode: 'address.pincode',
  addressLine1: 'address.address_line_1',
  addressLine2: 'address.address_line_2',
} as const satisfies Record<AuditField, string>
