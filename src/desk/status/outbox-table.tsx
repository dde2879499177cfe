import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDuration } from '#desk/frame/desk-time.ts'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { When } from '#desk/frame/when.tsx'
import type { KindState } from '#platform/outbox/outbox-state.ts'
import { statusCopy } from './words.en.ts'

const { outbox: copy } = statusCopy

interface OutboxTableProps {
  kinds: KindState[]
  /** UTC, ISO 8601. */
  now: string
}

export function OutboxTable({ kinds, now }: OutboxTableProps) {
  const names = useDeskNames()
  if (kinds.length === 0) return <p>{copy.empty}</p>
  const all = totalOf(kinds)

  return (
    <DeskTable label={copy.heading} columns={copy.columns} numbers={[1, 2, 4]}>
      {[...kinds, ...(kinds.length > 1 ? [all] : [])].map(({ kind, waiting, late, oldestAt, failed }) => (
        <tr key={kind} className={kind === all.kind ? 'status__sum' : undefined}>
          <th scope="row">{names.jobs[kind] ?? kind}</th>
          <td className="n">{waiting.toLocaleString('en-IN')}</td>
          <td className={late > 0 ? 'n status__bad' : 'n'}>{late.toLocaleString('en-IN')}</td>
          <td>
            <When at={oldestAt} />
            {oldestAt && <span className="desk-aside">{deskDuration(Date.parse(now) - Date.parse(oldestAt))}</span>}
          </td>
          <td className={failed > 0 ? 'n status__bad' : 'n'}>{failed.toLocaleString('en-IN')}</td>
        </tr>
      ))}
    </DeskTable>
  )
}

function totalOf(kinds: KindState[]): KindState {
  const sum = (of: 'waiting' | 'late' | 'failed') => kinds.reduce((total, kind) => total + kind[of], 0)
  const oldest = kinds.flatMap(({ oldestAt }) => oldestAt ?? []).sort()[0] ?? null
  return { kind: copy.total, waiting: sum('waiting'), late: sum('late'), failed: sum('failed'), oldestAt: oldest }
}
