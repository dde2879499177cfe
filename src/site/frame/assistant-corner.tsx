import { ChatMark } from '#assistant/launcher/chat-mark.tsx'
import { launcherCopy as copy } from '#assistant/launcher/words.en.ts'
import { Island } from '#site/island.tsx'
import { Icon } from '#ui/icon.tsx'
import { InlineStyle } from '#ui/inline-script.tsx'
import hintStyles from './hint.css?inline'

/** How the hint looks: in the head of each page that has one. */
export function HintStyle({ path }: { path: string }) {
  return hintFor(path) ? <InlineStyle text={hintStyles} /> : null
}

/** The assistant's round button with its hint (showHint); without script a link to a page where people are asked. */
export function AssistantCorner({ path }: { path: string }) {
  const hint = hintFor(path)

  return (
    <aside className="asst" aria-label={copy.options.name}>
      {hint && (
        <div className="bubble" hidden>
          <span>
            {hint.map((line) => (
              <span className="bubble__line" key={line}>
                {`${line} `}
              </span>
            ))}
          </span>
          <button type="button" aria-label={copy.hint.close}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <Island name="assistant" wakes="touched" instead={copy.linkPath} />
      <a className="asst__btn needs-no-script" href={copy.linkPath} aria-label={copy.link}>
        <ChatMark />
      </a>
    </aside>
  )
}

/** An article is a page of the blogs. */
function hintFor(path: string): readonly string[] | undefined {
  const page = path.startsWith('/blogs/') ? '/blogs' : path
  const { byPage } = copy.hint
  return Object.hasOwn(byPage, page) ? byPage[page as keyof typeof byPage] : undefined
}
