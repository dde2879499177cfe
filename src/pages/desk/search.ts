import { data, redirect } from 'react-router'
import { readForm } from '#platform/forms.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { SEALED } from '#staff/sealed-name.ts'
import { sealWords } from '#staff/sealed-words.ts'
import { staffOf } from '#staff/staff-context.ts'
import type { Route } from './+types/search.ts'

export const handle: DeskHandle = { access: { write: 'account.write' } }

const LISTS = ['leads', 'subscribers', 'posts']
const LONGEST = 200

/** Searches are posted here from the desk's lists; what was typed is sealed, and the list is opened with it. */
export async function action({ request, context }: Route.ActionArgs) {
  staffOf(context)
  const form = await readForm(request)
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.slice(0, LONGEST) : '')
  const list = text(form.get('list'))
  if (!LISTS.includes(list)) throw data(null, 400)

  const query = new URLSearchParams()
  const sealed = await sealWords(text(form.get('words')), context.get(servicesContext))
  if (sealed) query.set(SEALED, sealed)
  for (const [name, value] of form) if (name !== 'list' && name !== 'words' && text(value)) query.set(name, text(value))
  // Without a word the inbox shows the unanswered; an empty search shows everything, as it always has.
  if (list === 'leads' && query.size === 0) query.set('q', '')
  return redirect(`/desk/${list}${query.size > 0 ? `?${query}` : ''}`, 303)
}
