import type { OwnPage } from '#leads/own-page/load-own-page.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { formatFileSize } from '#ui/format-file-size.ts'

/** What both sides wrote. What the visitor's own browser sent is named and not given out again. */
export function SaidList({ said, token }: { said: OwnPage['said']; token: string }) {
  return (
    <section className="own-page__part" aria-labelledby="own-page-said">
      <h2 id="own-page-said" className="h-mid">
        {copy.said}
      </h2>
      {said.length === 0 && <p>{copy.nothingSaid}</p>}
      <ol className="own-page__said">
        {said.map(({ id, by, on, text, files }) => (
          <li key={id}>
            <h3>{`${by}, ${on}`}</h3>
            {text && <p className="own-page__text">{text}</p>}
            {files.map((file) => (
              <p key={file.id} translate="no">
                {file.isToHave ? (
                  <a className="go-link" href={`${copy.path}/${token}/files/${file.id}`} download>
                    {nameOf(file)}
                  </a>
                ) : (
                  <span>{nameOf(file)}</span>
                )}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function nameOf({ name, bytes }: { name: string; bytes: number }): string {
  return `${name} (${formatFileSize(bytes)})`
}
