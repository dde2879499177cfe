import type { TranslationBody } from '#articles/translations.ts'
import { readDraft } from '#desk/drafts/read-draft.ts'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { timeInIndia } from '#desk/frame/desk-time.ts'
import { comparePosts } from '#desk/posts/compare-posts.ts'
import { findDraftTroubles, type PostTroubles } from '#desk/posts/find-post-troubles.ts'
import type { PostBody } from '#desk/posts/post-body.ts'
import { postId } from '#desk/posts/post-id.ts'
import { MAX_BYTES, makeContent } from '#desk/posts/read-written-post.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE, type Language, offeredLanguages } from '#platform/text/language.ts'
import { readTranslationBody } from './read-translation-body.ts'
import type { DeskTranslation, Writing } from './translation-drafts.ts'

/** The language that an address of the desk names; 404 where the site does not speak it, or it is English. */
export function languageOf(text: string | undefined): Language {
  const language = orNotFound(otherLanguages().find((each) => each === text))
  return language
}

/** Into which an article can be translated. */
export function otherLanguages(): Language[] {
  return offeredLanguages().filter((each) => each !== FIRST_LANGUAGE)
}

interface Written {
  writing: Writing
  /** Not empty: it cannot even be kept as a draft. */
  troubles: PostTroubles
}

/** What somebody at the desk has written, made safe. */
export async function readWrittenTranslation(
  request: Request,
  { id, language, staff }: Pick<Writing, 'id' | 'language' | 'staff'>,
): Promise<Written> {
  const { form, isMarkdown, version, editor, replaces } = await readDraft(
    request,
    MAX_BYTES,
    deskPostsCopy.errors.tooMuch,
  )
  const typed = readTranslationBody(form)
  const troubles = findDraftTroubles({ ...NOTHING, ...typed })
  // Tables are called what they are called in that language.
  const content = troubles.content ? typed.content : inLanguage(language, () => makeContent(typed.content, isMarkdown))
  return {
    writing: {
      ...{ id, language, staff, body: { ...typed, content }, version, editor },
      ...(replaces !== undefined && { replaces }),
    },
    troubles,
  }
}

/** What is the English article's own, and is looked at there. */
const NOTHING: Omit<PostBody, keyof TranslationBody> = {
  ...{ slug: '', cover: 'wave', featured_image: '', thumbnail_image: '', tags: [], sources: [] },
}

/** Somebody else's text beside ours, for whoever has to choose. */
export function conflictOf(theirs: DeskTranslation, ours: TranslationBody): Conflict {
  const { post, version, body, savedAt, savedBy } = theirs
  return {
    ...{ version, name: savedBy ?? '', time: timeInIndia(savedAt ?? post.row.changed_at) },
    comparison: comparePosts({ ...post.body, ...body }, { ...post.body, ...ours }),
  }
}

/** The translation that an address names. */
export function placeOf(params: Record<string, string>) {
  return { id: postId(params.id ?? ''), language: languageOf(params.language) }
}

export function addressOf({ id, language }: { id: number; language: string }): string {
  return `/desk/posts/${id}/in/${language}`
}
