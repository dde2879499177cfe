import { Link } from 'react-router'
import { pictureAddress, widthsOf } from '#articles/pictures/picture-address.ts'
import { findReplaced, listPictures } from '#articles/pictures/picture-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { findUsesOfPictures } from '#desk/company/uses-of-pictures.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { readPage } from '#desk/frame/list-pages.tsx'
import { HeadForm, PageHead } from '#desk/frame/page-head.tsx'
import type { Route } from './+types/pictures.ts'
import { PictureForm } from './picture-form.tsx'
import { pictureCopy as copy } from './words.en.ts'
import '#desk/posts/posts.css'

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, may } = deskOf(context)
  const page = readPage(url.searchParams)
  const { pictures: rows, hasOlder } = await listPictures(db, page)
  const hashes = rows.map(({ hash }) => hash)
  const uses = await findUsesOfPictures(db, hashes, now())
  const pictures = rows.map((row) => ({ ...row, uses: uses.get(row.hash) ?? [] }))
  const replaced = await findReplaced(db, hashes)
  return { pictures, replaced, page, hasOlder, mayWrite: may('posts.write') }
}

export const meta = titled(copy.title)

export default function PicturesPage({
  loaderData: { pictures, replaced, page, hasOlder, mayWrite },
}: Route.ComponentProps) {
  const { change, ...columns } = copy.columns
  const { act } = useAnswer()

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ to: '/desk/posts', label: copy.back }}>
        {mayWrite && (
          <HeadForm name={copy.heading} isOpen={act === 'add'}>
            <PictureForm act="add" submit={copy.upload} />
          </HeadForm>
        )}
      </PageHead>
      <AnswerMessage />

      <section className="desk-part">
        <h2>{copy.list}</h2>
        {pictures.length === 0 ? (
          <p>{copy.empty}</p>
        ) : (
          <DeskTable label={copy.list} columns={Object.values(mayWrite ? { ...columns, change } : columns)}>
            {pictures.map(({ hash, width, height, alt, uploaded_at, staff_name, uses }) => (
              <tr key={hash}>
                <td>
                  <img
                    className="pictures__small"
                    src={pictureAddress({ hash, width: widthsOf(width)[0] ?? width, format: 'webp' })}
                    alt=""
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                </td>
                <td>
                  <Link to={`/desk/pictures/${hash}`}>{alt}</Link>
                  {replaced.includes(hash) && <span className="desk-aside">{copy.replace.isReplaced}</span>}
                </td>
                <td>{copy.pixels(width, height)}</td>
                <td>
                  <span>{deskTime(uploaded_at)}</span>
                  <small>{staff_name}</small>
                </td>
                <td>
                  {uses.map(({ name, address }) => (
                    <span className="desk-aside" key={name + address}>
                      <Link to={address}>{name}</Link>
                    </span>
                  ))}
                </td>
                <td>
                  <code className="desk-code" translate="no">
                    {imageCode(pictureAddress({ hash, width, format: 'webp' }), alt)}
                  </code>
                </td>
                {mayWrite && (
                  <td>
                    <ActForm act="remove">
                      <button className="desk-link" type="submit" name="hash" value={hash}>
                        {copy.remove}
                        <span className="vh">{` ${alt}`}</span>
                      </button>
                    </ActForm>
                  </td>
                )}
              </tr>
            ))}
          </DeskTable>
        )}
        <p className="desk-inline">
          {page > 1 && <DeskLink to={page > 2 ? `?page=${page - 1}` : '?'}>{copy.newer}</DeskLink>}
          {hasOlder && <DeskLink to={`?page=${page + 1}`}>{copy.older}</DeskLink>}
        </p>
      </section>
    </>
  )
}

/** Markdown, which the plain field of the editor takes. */
function imageCode(address: string, alt: string): string {
  return `![${alt.replace(/[[\]]/g, '')}](${address})`
}
