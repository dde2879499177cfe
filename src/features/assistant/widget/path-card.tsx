import { assistantCopy } from '#content/assistant.ts'
import type { PathName } from '#features/assistant/answers/answer.ts'
import type { WidgetHost } from '#features/assistant/widget-host.ts'
import { PageLink } from './page-link.tsx'

const { paths } = assistantCopy

interface PathCardProps {
  path: PathName
  host: WidgetHost
  onPath: (path: PathName) => void
}

/** The next step, where it is plain what a visitor wants. */
export function PathCard({ path, host, onPath }: PathCardProps) {
  const copy = paths[path]

  return (
    <div className="path-card">
      {'say' in copy && <p>{copy.say}</p>}
      {'href' in copy ? (
        <PageLink href={copy.href} title={'go' in copy ? copy.go : copy.label} host={host} />
      ) : (
        <button className="chip" type="button" onClick={() => onPath(path)}>
          {copy.label}
        </button>
      )}
    </div>
  )
}
