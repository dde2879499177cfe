import type { Transaction } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import type { Language } from '#platform/text/language.ts'
import { indexPost } from './post-index.ts'
import { prepareContent } from './prepare-content.ts'
import { countChange } from './save-post.ts'
import type { TranslationBody } from './translations.ts'

interface Saved {
  postId: number
  language: Language
  body: TranslationBody
  /** Of which English: digestOfEnglish. */
  madeFrom: string
  /** When it was translated, and when visitors see it change: an article of a file has a day of its own. */
  madeAt: string
  updatedAt: string
  isSeeded?: boolean
  /** Who of staff wrote it, and when. */
  changed?: { at: string; by: string }
}

/** Shows visitors an article in another language, from now on. Call it inside a transaction. */
export async function publishTranslation(trx: Transaction<Tables>, saved: Saved) {
  const { postId, language, body, madeFrom, madeAt, updatedAt, isSeeded = false, changed } = saved
  const { html, text, contents } = prepareContent(body.content)
  const description = toOneLine(body.description)
  const row = {
    title: toOneLine(body.title),
    description,
    seo_meta_description: toOneLine(body.seo_meta_description) || description,
    cover_alt: toOneLine(body.cover_alt),
    ...{ content_html: html, content_text: text, contents: JSON.stringify(contents) },
    ...{ is_public: 1, updated_at: updatedAt, made_from: madeFrom, made_at: madeAt, is_seeded: isSeeded ? 1 : 0 },
    ...{ draft: null, changed_at: changed?.at ?? updatedAt, changed_by: changed?.by ?? null },
  }
  await trx
    .insertInto('post_translations')
    .values({ ...row, post_id: postId, language, version: 1, editor: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'language'])
        .doUpdateSet((eb) => ({ ...row, version: eb('post_translations.version', '+', 1) })),
    )
    .execute()
  const { changed_at: made_at, changed_by } = row
  await keepState(trx, { post_id: postId, language, body, made_at, staff_name: changed_by ?? '' })
  await indexAnew(trx, postId)
  await countChange(trx)
}

/** Takes it from the visitors' sight. What it says stays with us. False where there was nothing to see. */
export async function hideTranslation(
  trx: Transaction<Tables>,
  { postId, language }: { postId: number; language: Language },
): Promise<boolean> {
  const hidden = await trx
    .updateTable('post_translations')
    .set({ is_public: 0, is_seeded: 0 })
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .where('is_public', '=', 1)
    .executeTakeFirst()
  if (Number(hidden.numUpdatedRows) === 0) return false

  await indexAnew(trx, postId)
  await countChange(trx)
  return true
}

interface State {
  post_id: number
  language: Language
  body: TranslationBody
  made_at: string
  /** Empty for a file. */
  staff_name: string
}

/** A point to come back to. */
export async function keepState(trx: Transaction<Tables>, { body, ...state }: State) {
  const { last } = await trx
    .selectFrom('post_translation_revisions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('post_id', '=', state.post_id)
    .where('language', '=', state.language)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('post_translation_revisions')
    .values({ ...state, number: Number(last ?? 0) + 1, body: JSON.stringify(body) })
    .execute()
}

/** The article is found by the words of all its languages. */
async function indexAnew(trx: Transaction<Tables>, id: number) {
  const {
    content_text: content,
    status,
    ...post
  } = await trx
    .selectFrom('posts')
    .select(['id', 'title', 'description', 'content_text', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await indexPost(trx, { ...post, content }, status)
}
