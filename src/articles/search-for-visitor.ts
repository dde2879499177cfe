import { withoutPersons } from '#platform/operation/without-persons.ts'
import type { Services } from '#platform/services.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import type { PostCard } from './post.ts'
import { searchPosts, searchWords } from './search-posts.ts'

/**
 * A search: what can be read in the language of the page before what is in English alone. One that finds nothing is counted,
 * so that staff may write what is looked for. Nothing tells who looked.
 */
export async function searchForVisitor(
  { db, now, tallies }: Pick<Services, 'db' | 'now' | 'tallies'>,
  typed: string,
): Promise<PostCard[]> {
  const search = cutSearch(typed)
  const found = await searchPosts(db, now(), search)
  const words = found.length === 0 ? searchWords(withoutPersons(search)) : []
  if (words.length > 0) tallies.add('failed-search', words.join(' '))

  return [...found.filter(({ lang }) => !lang), ...found.filter(({ lang }) => lang)]
}
