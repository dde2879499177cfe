import { replyDeskCopy } from './words.en.ts'

const { thread: copy } = replyDeskCopy

interface FormattedLetterProps {
  /** Of the letter, below the lead's. */
  address: string
  /** Names the frame. */
  id: string
  subject: string
  /** It names some that lie on other servers. */
  hasPictures: boolean
}

/**
 * A letter as its sender's program formatted it, in a frame in which nothing runs (message-html.ts says what else it may
 * not). Pictures of other servers come when somebody asks for them: plain links, which need no script.
 */
export function FormattedLetter({ address, id, subject, hasPictures }: FormattedLetterProps) {
  const name = `letter-${id}`

  return (
    <details className="thread__folded">
      <summary>{copy.formatted}</summary>
      <iframe
        className="thread__frame"
        name={name}
        title={copy.formattedOf(subject)}
        src={`${address}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
      {hasPictures && (
        <p className="thread__pictures">
          <a className="desk-link" href={`${address}/html?pictures=1`} target={name} rel="noreferrer">
            {copy.pictures}
          </a>
          <span className="muted">{copy.picturesNote}</span>
        </p>
      )}
    </details>
  )
}
