import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { SEALED } from '#desk/access/sealed-name.ts'
import { sealWords } from '#desk/access/sealed-words.ts'
import { staffOf } from '#desk/access/staff-context.ts'
import { readForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Route } from './+types/search.ts'

export const handle: DeskHandle = { access: { write: 'account.write' } }

const LISTS = ['leads', 'subscribers', 'posts', 'company/words']
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
