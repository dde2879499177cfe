import { pictureAddress, widthsOf } from '#articles/pictures/picture-address.ts'
import { findPicture } from '#articles/pictures/picture-queries.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { findUsesOfPictures } from '#desk/company/uses-of-pictures.ts'
import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import type { Route } from './+types/picture.ts'
import { PictureForm } from './picture-form.tsx'
import { pictureCopy } from './words.en.ts'
import '#desk/posts/posts.css'

const copy = pictureCopy.replace

export const handle: DeskHandle = { access: { read: 'posts.read' } }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, now, may } = deskOf(context)
  const picture = orNotFound(await findPicture(db, params.hash))
  const uses = (await findUsesOfPictures(db, [picture.hash], now())).get(picture.hash) ?? []
  const former = picture.replaces ? await findPicture(db, picture.replaces) : undefined
  const mayWrite = may('posts.write')
  return { picture, uses, former, mayWrite, done: url.searchParams.get('done') ?? '' }
}

export const meta = titled(pictureCopy.title)

/** One picture of the library: where it is shown, and another file in its place. */
export default function PicturePage({ loaderData }: Route.ComponentProps) {
  const { picture, uses, former, mayWrite, done } = loaderData
  const { hash, width, height, alt, uploaded_at, staff_name } = picture
  const { act } = useAnswer()
  const words = Object.hasOwn(copy.done, done) ? copy.done[done as keyof typeof copy.done] : undefined

  return (
    <>
      <p className="desk-inline">
        <DeskLink to="/desk/pictures">{pictureCopy.title}</DeskLink>
      </p>
      <h1 className="desk-title">{alt}</h1>
      <p className="desk-lead">{`${pictureCopy.pixels(width, height)} · ${deskTime(uploaded_at)} · ${staff_name}`}</p>
      {words && !act && <DeskMessage tone="good">{words}</DeskMessage>}
      <AnswerMessage />
      <img
        className="pictures__whole"
        src={pictureAddress({ hash, width, format: 'webp' })}
        alt={alt}
        width={width}
        height={height}
      />

      <section className="desk-part">
        <h2>{pictureCopy.columns.uses}</h2>
        {uses.length === 0 ? (
          <p>{copy.nowhere}</p>
        ) : (
          <ul>
            {uses.map(({ name, address }) => (
              <li key={name + address}>
                <DeskLink to={address}>{name}</DeskLink>
              </li>
            ))}
          </ul>
        )}
      </section>

      {mayWrite && former && uses.length > 0 && (
        <section className="desk-part">
          <h2>{copy.former}</h2>
          <img
            className="pictures__small"
            src={pictureAddress({
              hash: former.hash,
              width: widthsOf(former.width)[0] ?? former.width,
              format: 'webp',
            })}
            alt={former.alt}
            width={former.width}
            height={former.height}
          />
          <ActForm act="put-back">
            <SmallSubmit quiet>{copy.putBack}</SmallSubmit>
          </ActForm>
        </section>
      )}
      {mayWrite && uses.length > 0 && (
        <section className="desk-part">
          <h2>{copy.heading}</h2>
          <p>{copy.lead(width, height)}</p>
          <PictureForm act="replace" alt={alt} submit={copy.submit} key={hash} />
        </section>
      )}
    </>
  )
}
