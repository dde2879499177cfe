import { Form, Link, redirect } from 'react-router'
import { deskPostsCopy as copy } from '#content/desk/posts.ts'
import { beginPost } from '#features/blog/desk/begin-post.ts'
import { listDeskPosts } from '#features/blog/desk/list-desk-posts.ts'
import { PostTable } from '#features/blog/desk/post-table.tsx'
import { cutSearch } from '#platform/cut-search.ts'
import { servicesContext } from '#platform/request-contexts.ts'
import type { DeskHandle } from '#staff/desk-access.ts'
import { may } from '#staff/roles.ts'
import { SEALED } from '#staff/sealed-name.ts'
import { withOpenWords } from '#staff/sealed-words.ts'
import { requirePermission, staffOf } from '#staff/staff-context.ts'
import { Button } from '#ui/button.tsx'
import { DeskMessage } from '#ui/desk/desk-message.tsx'
import type { Route } from './+types/posts.ts'
import './posts.css'

export const handle: DeskHandle = { access: { read: 'posts.read', write: 'posts.write' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = staffOf(context)
  const services = context.get(servicesContext)
  const { db, now } = services
  const searchParams = await withOpenWords(url.searchParams, 'search', services)
  const search = cutSearch(searchParams.get('search') ?? '')
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(searchParams.get('page'))) || 1))

  return {
    search,
    find: searchParams.get(SEALED) ?? '',
    page,
    mayWrite: may(role, 'posts.write'),
    isDeleted: searchParams.get('done') === 'deleted',
    ...(await listDeskPosts(db, now(), { search, page })),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'posts.write')
  return redirect(`/desk/posts/${await beginPost(staff, context.get(servicesContext))}`, 303)
}

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  const { search, find, page, pages, posts, count, mayWrite, isDeleted } = loaderData

  return (
    <>
      <h1 className="desk-title">{copy.title}</h1>
      {isDeleted && <DeskMessage tone="good">{copy.done.deleted}</DeskMessage>}
      <div className="posts__head">
        <Form method="post" action="/desk/search" className="posts__search" role="search" key={search}>
          <input type="hidden" name="list" value="posts" />
          <label htmlFor="search">{copy.search.label}</label>
          <input
            className="input input--small"
            type="search"
            id="search"
            name="words"
            defaultValue={search}
            maxLength={100}
          />
          <Button type="submit" tone="line" small>
            {copy.search.submit}
          </Button>
          {search && (
            <Link className="desk-link" to="/desk/posts">
              {copy.search.all}
            </Link>
          )}
        </Form>
        {mayWrite && (
          <Form className="posts__begin" method="post">
            <Button type="submit" small>
              {copy.begin}
            </Button>
            <Link className="desk-link" to="/desk/pictures">
              {copy.pictures}
            </Link>
          </Form>
        )}
      </div>
      <p className="posts__count" role="status">
        {count === 0 ? copy.empty : copy.count(count)}
      </p>
      {posts.length > 0 && <PostTable posts={posts} />}
      {pages > 1 && (
        <nav className="row" aria-label={copy.pages}>
          {page > 1 && (
            <Link className="desk-link" to={pagePath(page - 1, find)}>
              {copy.newer}
            </Link>
          )}
          <span>{copy.page(page, pages)}</span>
          {page < pages && (
            <Link className="desk-link" to={pagePath(page + 1, find)}>
              {copy.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

function pagePath(page: number, find: string): string {
  return `?${new URLSearchParams({ ...(find && { [SEALED]: find }), page: String(page) })}`
}
