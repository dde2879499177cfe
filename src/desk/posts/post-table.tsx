import { Link } from 'react-router'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { ListedPost } from './list-desk-posts.ts'
import { deskPostsCopy as copy } from './words.en.ts'

export function PostTable({ posts }: { posts: ListedPost[] }) {
  return (
    <DeskTable label={copy.title} columns={Object.values(copy.columns)}>
      {posts.map(({ id, title, state, hasChanges, published_at, changed_at, changed_by }) => (
        <tr key={id}>
          <th scope="row">
            <Link className="posts__title" to={`/desk/posts/${id}`}>
              {title || copy.untitled}
            </Link>
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
