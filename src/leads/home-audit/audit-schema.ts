import * as z from 'zod/mini'
import { readPincode } from '#india/read-pincode.ts'
import { saying } from '#leads/form/person-fields.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { asked, type Control, fieldsOf, findErrors, type Texts, toBody, told } from '#platform/form/fields.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { mobileNumber } from '#platform/text/phone-number.ts'
import { line, optionalLine } from '#platform/text/text.ts'
import { auditCopy } from './words.en.ts'

const { errors, labels } = auditCopy

interface Place {
  id: string
  name: string
}

/** The places that can be chosen: the server knows all of them, a form those in its lists. */
interface Places {
  findCountry: (id: string) => Place | undefined
  findState: (id: string) => (Place & { country: Place }) | undefined
}

export const auditForm = { kind: 'audit', path: '/audits/home-audits', accepted: 'audit_submit' } as const

/** The form's names (specification 3); the API has others. */
export type AuditField = keyof typeof labels
/** What a visitor has typed so far, and what is wrong with it. */
export type AuditDraft = Texts<AuditField>
export type AuditErrors = Texts<AuditField>

const NOWHERE = { id: '', name: '' }

// Told beside whatever else is wrong, once the country is one of ours and a state was chosen. Of what country a state is
// only its country's list says, and a form has no other.
const STATE_PROBLEM = {
  path: ['state'],
  error: () => errors.state,
  when: ({ issues }: { issues: { path?: PropertyKey[] }[] }) =>
    !issues.some(({ path = [] }) => path.length === 0 || path[0] === 'country' || path[0] === 'state'),
}

/**
 * A request for a home audit as POST /api/audits/home-audits/ takes it (specification 3, 5 and 7): its fields in the
 * order in which they are drawn, and the rules of each. The browser, the page's own post and the API all read it.
 */
export function auditSchema({ findCountry, findState }: Places) {
  const findChosen = (id: string) => (id ? (findState(id) ?? { id, name: '', country: NOWHERE }) : undefined)
  const address = z
    .object(
      {
        country: field(
          'country',
          place(findCountry, () => errors.country),
          { autoComplete: 'country' },
        ),
        state: field(
          'state',
          place(findChosen, () => errors.state),
          { autoComplete: 'address-level1' },
        ),
        city_name: field(
          'city',
          atLeast(2, 100, () => errors.city),
          { autoComplete: 'address-level2' },
        ),
        pincode: field('pincode', pincode(), {
          note: () => auditCopy.pincodeNote,
          autoComplete: 'postal-code',
          inputMode: 'numeric',
        }),
        address_line_1: field(
          'addressLine1',
          atLeast(5, 200, () => errors.addressLine1),
          {
            autoComplete: 'address-line1',
            isWide: true,
          },
        ),
        address_line_2: field('addressLine2', optionalLine(formMessages, 200), {
          note: () => auditCopy.optional,
          autoComplete: 'address-line2',
          isWide: true,
        }),
      },
      { error: () => errors.addressLine1 },
    )
    .check(z.refine(isStateInCountry, STATE_PROBLEM))

  return z.object({
    full_name: field(
      'fullName',
      atLeast(2, 150, () => errors.fullName),
      { autoComplete: 'name' },
    ),
    phone_number: field(
      'phoneNumber',
      mobileNumber(() => errors.phoneNumber),
    ),
    email: field('email', emailAddress(saying(() => errors.email)), { isWide: true }),
    // A missing address reports each of its fields as missing.
    address: z.prefault(address, {} as never),
  })
}

/** What can be chosen in a form just now. */
export interface Offered {
  countries?: readonly Place[] | undefined
  /** Those of the chosen country. */
  states?: readonly Place[] | undefined
}

/** A list that is still on its way refuses nothing: the server has the last word. */
function placesIn({ countries, states }: Offered, chosenCountry: string): Places {
  const findIn = (list: Offered['states'], id: string) =>
    list ? list.find((each) => each.id === id) : { id, name: '' }

  return {
    findCountry: (id) => (id ? findIn(countries, id) : undefined),
    findState(id) {
      const found = findIn(states, id)
      return found && { ...found, country: { id: chosenCountry, name: '' } }
    },
  }
}

const anywhere = auditSchema(placesIn({}, ''))

export const auditFields = fieldsOf<AuditField>(anywhere)

export function checkAudit(draft: AuditDraft, offered: Offered = {}): AuditErrors {
  return findErrors(auditSchema(placesIn(offered, draft.country ?? '')), draft)
}

/** The request as the API takes it (specification, section 7). */
export function toAuditBody(answers: AuditDraft) {
  return toBody(anywhere, answers)
}

function field<Rule extends z.core.$ZodType>(name: AuditField, rule: Rule, control: Control = {}): Rule {
  return asked(rule, { name, label: () => labels[name], ...control })
}

function atLeast(min: number, max: number, required: () => string) {
  return line(saying(required), max, min)
}

function pincode() {
  return z.string({ error: () => errors.pincode }).check(
    z.overwrite(readPincode),
    told((text) => (isPincode(text) ? undefined : errors.pincode)),
  )
}

function place<Found extends Place>(find: (id: string) => Found | undefined, message: () => string) {
  return z.pipe(
    z.string({ error: message }),
    z.transform((id: string, { issues }) => {
      const found = find(id)
      if (!found) issues.push({ code: 'custom', message: message(), input: id })
      return found ?? z.NEVER
    }),
  )
}

function isStateInCountry({ state, country }: { state: { country: Place }; country: Place }): boolean {
  return state.country.id === country.id
}

/** Specification 5. */
function isPincode(text: string): boolean {
  return /^\d{6}$/.test(text)
}
