import { redirect } from 'react-router'
import * as z from 'zod/mini'
import { findVisibleOrMoved } from '#articles/post-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { type EditionBody, EMPTY_BODY, LONGEST_PREHEADER, LONGEST_SUBJECT } from '#editions/edition-body.ts'
import { writeBlock } from '#editions/edition-content.ts'
import { createEdition } from '#editions/write-edition.ts'
import type { Services } from '#platform/services.ts'

const MOST = 20

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'editions.write' } }

/** An empty one, or one with the cards of the articles that were chosen. */
export const action = act(handle, z.object({}), async (_, { form, newId: id, staff, services }) => {
  const body = await bodyFromArticles(form.getAll('articles').map(String), services)
  return redirect(`/desk/letters/${await createEdition(staff, services, { id, body })}`, 303)
})

/** An edition that begins with the cards of these articles, in their order; with one of them, with its words too. */
async function bodyFromArticles(slugs: string[], { db, now }: Services): Promise<EditionBody> {
  const found = await Promise.all(slugs.slice(0, MOST).map((slug) => findVisibleOrMoved(db, now(), slug)))
  const posts = found.filter((post) => post !== undefined)
  const [only, ...others] = posts
  return {
    ...EMPTY_BODY,
    ...(only &&
      others.length === 0 && {
        subject: only.title.slice(0, LONGEST_SUBJECT),
        preheader: only.description.slice(0, LONGEST_PREHEADER),
      }),
    content: posts.map(({ slug }) => writeBlock({ block: 'article', slug })).join(''),
  }
}
