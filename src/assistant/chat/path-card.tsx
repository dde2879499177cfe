import type { PathName, SaidUse } from '#assistant/answers/answer.ts'
import type { WidgetHost } from '#assistant/launcher/widget-host.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { PageLink } from './page-link.tsx'

const { paths } = assistantCopy

interface PathCardProps {
  path: PathName
  use?: SaidUse
  host: WidgetHost
  onPath: (path: PathName, use?: SaidUse) => void
}

/** The next step, where it is plain what a visitor wants. */
export function PathCard({ path, use, host, onPath }: PathCardProps) {
  const copy = paths[path]
  const isAllSaid = use?.state !== undefined && use.units !== undefined

  if (use?.calculator) {
    return (
      <div className="path-card">
        <p>{paths.bill.cost}</p>
        <PageLink href={use.calculator} title={paths.bill.open} host={host} />
        {paths.bill.also.map((page) => (
          <PageLink key={page.href} {...page} host={host} />
        ))}
      </div>
    )
  }

  return (
    <div className="path-card">
      {'say' in copy && <p>{isAllSaid && 'saidAll' in copy ? copy.saidAll : copy.say}</p>}
      {'href' in copy ? (
        <PageLink href={copy.href} title={'go' in copy ? copy.go : copy.label} host={host} />
      ) : (
        <button className="chip" type="button" onClick={() => onPath(path, use)}>
          {copy.label}
        </button>
      )}
    </div>
  )
}
