import type { RegisterAct } from '#database/tables.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { HistoryList } from '#desk/frame/history.tsx'
import { historyCopy as copy, registerCopy } from './words.en.ts'

interface Listed {
  /** Of what it is the history. */
  address: string
  back: string
  name: string
  versions: { number: number; act: RegisterAct; made_at: string; staff_name: string; publish_at?: string | null }[]
}

/** The versions of an entry, or of a translation of one. */
export function EntryHistory({ address, back, name, versions }: Listed) {
  return (
    <HistoryList
      {...{ name, lead: copy.lead, words: copy }}
      back={{ address, name: back }}
      address={`${address}/history`}
      versions={versions.map(({ number, act, made_at, staff_name, publish_at }) => ({
        ...{ number, why: copy.acts[act], madeAt: made_at, by: staff_name || copy.site },
        aside: publish_at && registerCopy.from(deskTime(publish_at)),
      }))}
    />
  )
}
