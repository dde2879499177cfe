import { z } from 'zod'
import { formMessages } from '#leads/form/words.en.ts'
import { type LeadContext, leadContextFields } from '#leads/lead-context.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { mobileNumber } from '#platform/text/phone-number.ts'
import { line } from '#platform/text/text.ts'
import { isPincode, readPincode } from './read-pincode.ts'
import { auditCopy } from './words.en.ts'

const { errors } = auditCopy

interface Place {
  id: string
  name: string
}

/** Geography is another feature: the page and the API bring what an audit must know of it. */
export interface Places {
  findCountry: (id: string) => Place | undefined
  findState: (id: string) => (Place & { country: Place }) | undefined
}

export interface Audit {
  full_name: string
  phone_number: string
  email: string
  address: {
    address_line_1: string
    address_line_2?: string
    city_name: string
    state: Place
    country: Place
    pincode: string
  }
  nickname: string
  context?: LeadContext
  notice_version?: string | undefined
}

/** What POST /api/audits/home-audits/ takes (specification 3 and 7). */
export function auditSchema(places: Places) {
  const rules = auditRules(places)

  const address = z
    .object(
      {
        country: rules.country,
        state: rules.state,
        city_name: rules.city,
        address_line_1: rules.addressLine1,
        address_line_2: rules.addressLine2,
        pincode: rules.pincode,
      },
      errors.addressLine1,
    )
    .refine(isStateInCountry, stateProblem)

  return z.object({
    full_name: rules.fullName,
    phone_number: rules.phoneNumber,
    email: rules.email,
    // Absent, it is as if each of its fields were: then each is asked for.
    address: address.prefault({} as never),
    nickname: rules.nickname,
    context: rules.context,
    notice_version: rules.notice_version,
  })
}

/** What the page's own form posts: the same rules under the form's names (specification 3). */
export function auditFormSchema(places: Places) {
  return z.object(auditRules(places)).refine(isStateInCountry, stateProblem)
}

export function fromAuditForm(form: z.output<ReturnType<typeof auditFormSchema>>): Audit {
  const { fullName, phoneNumber, email, nickname, context, notice_version, ...place } = form
  const { addressLine1, addressLine2, city, ...rest } = place
  const address = { ...rest, city_name: city, address_line_1: addressLine1, address_line_2: addressLine2 }

  return { full_name: fullName, phone_number: phoneNumber, email, address, nickname, context, notice_version }
}

// Specification 5, each rule once, in the order of the form.
function auditRules({ findCountry, findState }: Places) {
  return {
    fullName: atLeast(2, 150, errors.fullName),
    phoneNumber: mobileNumber(errors.phoneNumber),
    email: emailAddress({ ...formMessages, required: errors.email }),
    country: place(findCountry, errors.country),
    state: place(findState, errors.state),
    city: atLeast(2, 100, errors.city),
    addressLine1: atLeast(5, 200, errors.addressLine1),
    addressLine2: z.preprocess(blankIsAbsent, line({ ...formMessages, required: '' }, 200).optional()).optional(),
    pincode: z.string(errors.pincode).overwrite(readPincode).refine(isPincode, errors.pincode),
    ...leadContextFields,
  }
}

function atLeast(min: number, max: number, message: string) {
  return line({ ...formMessages, required: message }, max).min(min, message)
}

function place<Found extends Place>(find: (id: string) => Found | undefined, message: string) {
  return z.string(message).transform((id, context) => {
    const found = find(id)
    if (!found) context.addIssue(message)
    return found ?? z.NEVER
  })
}

function blankIsAbsent(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}

function isStateInCountry({ state, country }: { state: { country: Place }; country: Place }): boolean {
  return state.country.id === country.id
}

const stateProblem = {
  path: ['state'],
  error: errors.state,
  // As soon as both are places of ours, whatever is wrong with the other fields.
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || path[0] === 'country' || path[0] === 'state'),
}
