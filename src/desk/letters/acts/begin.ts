import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { bodyFromArticles } from '#editions/body-from-articles.ts'
import { createEdition } from '#editions/write-edition.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** An empty one, or one with the cards of the articles that were chosen. */
export const action = act(handle, z.object({}), async (_, { form, staff, services }) => {
  const body = await bodyFromArticles(form.getAll('articles').map(String), services)
  return redirect(`/desk/letters/${await createEdition(staff, services, body)}`, 303)
})
