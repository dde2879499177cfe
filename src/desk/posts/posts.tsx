import { Form, Link } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { SEALED } from '#desk/access/sealed-name.ts'
import { withOpenWords } from '#desk/access/sealed-words.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { cutSearch } from '#platform/text/clean-text.ts'
import type { Route } from './+types/posts.ts'
import { type ListedPost, listDeskPosts } from './list-desk-posts.ts'
import { listTranslationsOf } from './translations/translation-drafts.ts'
import { TranslationLinks, type TranslationOf } from './translations/translation-links.tsx'
import { deskPostsCopy as copy } from './words.en.ts'
import './posts.css'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { ListPages, readPage } from '#desk/frame/list-pages.tsx'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, db, now, may } = deskOf(context)
  const searchParams = await withOpenWords(url.searchParams, 'search', services)
  const search = cutSearch(searchParams.get('search') ?? '')
  const page = readPage(searchParams)

  const listed = await listDeskPosts(db, now(), { search, page })
  return {
    search,
    find: searchParams.get(SEALED) ?? '',
    page,
    mayWrite: may('posts.write'),
    isDeleted: searchParams.get('done') === 'deleted',
    ...listed,
    translations: await listTranslationsOf(
      db,
      listed.posts.map(({ id }) => id),
    ),
  }
}

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  const { search, find, page, pages, posts, translations, count, mayWrite, isDeleted } = loaderData

  return (
    <>
      <PageHead title={copy.title}>
        {mayWrite && (
          <ActForm act="begin">
            <SmallSubmit>{copy.begin}</SmallSubmit>
          </ActForm>
        )}
        <DeskLink to="/desk/pictures">{copy.pictures}</DeskLink>
        <Form method="post" action="/desk/search" className="posts__search" role="search" key={search}>
          <input type="hidden" name="list" value="posts" />
          <label className="vh" htmlFor="search">
            {copy.search.label}
          </label>
          <input
            className="input input--small"
            type="search"
            id="search"
            name="words"
            defaultValue={search}
            placeholder={copy.search.label}
            maxLength={100}
          />
          <SmallSubmit quiet>{copy.search.submit}</SmallSubmit>
          {search && <DeskLink to="/desk/posts">{copy.search.all}</DeskLink>}
        </Form>
      </PageHead>
      <AnswerMessage />
      {isDeleted && <DeskMessage tone="good">{copy.done.deleted}</DeskMessage>}
      <p className="posts__count" role="status">
        {count === 0 ? copy.empty : copy.count(count)}
      </p>
      {posts.length > 0 && <PostTable posts={posts} translations={translations} />}
      <ListPages {...{ page, pages }} to={(at) => pagePath(at, find)} />
    </>
  )
}

function pagePath(page: number, find: string): string {
  return `?${new URLSearchParams({ ...(find && { [SEALED]: find }), page: String(page) })}`
}

interface PostTableProps {
  posts: ListedPost[]
  translations: TranslationOf[]
}

function PostTable({ posts, translations }: PostTableProps) {
  return (
    <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
      {posts.map(({ id, title, state, hasChanges, published_at, changed_at, changed_by }) => (
        <tr key={id}>
          <th scope="row">
            <Link className="posts__title" to={`/desk/posts/${id}`}>
              {title || copy.untitled}
            </Link>
            <TranslationLinks id={id} translations={translations.filter((each) => each.id === id)} />
          </th>
          <td>
            <span className="posts__state" data-state={state}>
              {copy.states[state]}
            </span>
            {hasChanges && <small>{copy.hasChanges}</small>}
          </td>
          <td className="posts__date">{state !== 'draft' && deskTime(published_at)}</td>
          <td>
            <span>{deskTime(changed_at)}</span>
            <small>{changed_by ? copy.by(changed_by) : copy.byFile}</small>
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}
