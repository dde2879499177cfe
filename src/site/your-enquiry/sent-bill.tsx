import type { OwnPage } from '#leads/own-page/load-own-page.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'

/** What was sent, and where it stands. */
export function SentBill({ what, reference, standing, replyBy, sent }: OwnPage) {
  return (
    <article className="bill" aria-labelledby="own-page-what">
      <div className="bill__top">
        <h2 id="own-page-what">{what}</h2>
        <span translate="no">{reference}</span>
      </div>
      <Line label={copy.standing}>{standing}</Line>
      {replyBy && <Line label={copy.replyBy}>{replyBy}</Line>}
      {sent && (
        <>
          <hr className="tear" />
          <h3>{copy.sent}</h3>
          {sent.lines.map(([label, value]) => (
            <Line key={label} label={label} isTheirs>
              {value}
            </Line>
          ))}
          {sent.text && (
            <>
              <h3>{sent.text.label}</h3>
              <p className="own-page__text">{sent.text.value}</p>
            </>
          )}
          <p className="bill__note">{copy.notYou}</p>
        </>
      )}
    </article>
  )
}

function Line({ label, isTheirs, children }: { label: string; isTheirs?: boolean; children: string }) {
  return (
    <div className="ln">
      <span>{label}</span>
      <span translate={isTheirs ? 'no' : undefined}>{children}</span>
    </div>
  )
}
