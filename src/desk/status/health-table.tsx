import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskDuration, deskTime } from '#desk/frame/desk-time.ts'
import type { LastOperation } from '#platform/operation/record-operation.ts'
import { formatFileSize } from '#ui/format-file-size.ts'
import { Icon } from '#ui/icon.tsx'
import type { Check, Health } from './find-health.ts'
import { statusCopy } from './words.en.ts'

const { health: copy } = statusCopy
const GB = 1024 ** 3

interface HealthTableProps {
  health: Health
  outdatedPages: string[]
  operations: LastOperation[]
}

/** What the site stands on. A sign and words say the same, so that no colour has to. */
export function HealthTable({ health, outdatedPages, operations }: HealthTableProps) {
  const { database, files, mail, disk, mailboxes, process, release, unknownHolidays } = health

  return (
    <DeskTable label={copy.heading} columns={copy.columns}>
      <Line name={copy.database} {...stateOf(database)} told={[copy.engines[database.engine], timeOf(database)]} />
      <Line
        name={copy.files}
        {...stateOf(files)}
        told={[files.isRemote ? copy.remoteFiles : copy.localFiles, timeOf(files)]}
      />
      <Line
        name={copy.mail}
        {...stateOf(mail)}
        told={mail.isRemote || !mail.isOk ? [copy.remoteMail, timeOf(mail)] : [copy.localMail]}
      />
      {mailboxes.map(({ folder, isOk, readAt, failedAt, error }) => (
        <Line
          key={folder}
          name={copy.mailbox(folder)}
          isOk={isOk}
          state={isOk === null ? copy.mailboxUnread : isOk ? copy.ok : copy.bad}
          told={[
            failedAt ? copy.mailboxSince(deskTime(failedAt)) : undefined,
            error ?? undefined,
            readAt ? copy.mailboxRead(deskTime(readAt)) : undefined,
          ]}
        />
      ))}
      <Line
        name={copy.disk}
        isOk={disk ? disk.isOk : null}
        state={disk ? (disk.isOk ? copy.ok : copy.low) : copy.unknown}
        told={disk ? [copy.free(inGb(disk.freeBytes), inGb(disk.allBytes))] : []}
      />
      <Line
        name={copy.process}
        isOk
        state={copy.running}
        told={[copy.up(deskDuration(process.uptimeMs), formatFileSize(process.memoryBytes), process.node.slice(1))]}
      />
      <Line
        name={copy.release}
        isOk={null}
        state={release?.commit ?? copy.unknown}
        told={
          release
            ? [copy.built(deskTime(release.built_at)), ...(release.commit?.endsWith('+') ? [copy.changed] : [])]
            : []
        }
      />
      <Line
        name={copy.holidays}
        isOk={unknownHolidays === null}
        state={unknownHolidays === null ? copy.known : copy.missing(unknownHolidays)}
        told={unknownHolidays === null ? [] : [unknownHolidaysText(unknownHolidays)]}
      />
      <Line
        name={copy.pages}
        isOk={outdatedPages.length === 0}
        state={outdatedPages.length === 0 ? copy.ok : copy.bad}
        told={outdatedPages.length === 0 ? [] : [copy.outdated(outdatedPages)]}
      />
      {operations.map(({ operation, finishedAt, state, isOk }) => (
        <Line
          key={operation}
          name={copy[operation]}
          isOk={isOk}
          state={copy.operations[state]}
          told={finishedAt ? [deskTime(finishedAt)] : []}
        />
      ))}
    </DeskTable>
  )
}

interface LineProps {
  name: string
  /** Null where it is neither good nor bad. */
  isOk: boolean | null
  state: string
  told: (string | undefined)[]
}

function Line({ name, isOk, state, told }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={`status__state${isOk === false ? ' status__state--bad' : ''}`}>
          {isOk !== null && <Icon name={isOk ? 'ok' : 'bad'} />}
          <span>{state}</span>
        </span>
      </td>
      <td>{told.filter(Boolean).join(', ')}</td>
    </tr>
  )
}

function stateOf({ isOk }: Check) {
  return { isOk, state: isOk ? copy.ok : copy.bad }
}

function timeOf({ isOk, ms }: Check): string {
  return isOk ? copy.answered(ms) : copy.unanswered(ms)
}

function inGb(bytes: number): string {
  return `${(bytes / GB).toLocaleString('en-IN', { maximumFractionDigits: 1 })} GB`
}
