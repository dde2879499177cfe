import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { erasePerson } from './erase-person.ts'
import { showPerson } from './find-person.ts'
import { readSubject } from './subject.ts'
import { privacyCopy } from './words.en.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'privacy.write' } }

const { find, erase: copy } = privacyCopy
const schema = z.object({ who: z.string(), sure: z.optional(z.string()), never: z.optional(z.string()) })

/** Erases a person, once the address was typed again. */
export const action = act(handle, schema, async ({ who, sure = '', never }, { staff, services }) => {
  const subject = readSubject(who)
  if (!subject) return { errors: { who: find.wrong }, who }
  if (readSubject(sure)?.value !== subject.value)
    return { errors: { sure: copy.wrong }, who, person: await showPerson(subject, staff, services) }

  const suppression = { neverAgain: never === 'yes', reason: copy.neverReason }
  const erased = await erasePerson(subject, suppression, staff, services)
  const done = [copy.done(subject.value), copy.counts(erased), ...(erased.isFilesLeft ? [copy.filesLeft] : [])]
  return { done: done.join(' ') }
})
