import type { Conflict, DraftAnswer } from './send-draft.ts'

export type DraftState =
  | { kind: 'saved'; time: string | null }
  | { kind: 'typing' | 'saving' | 'offline' | 'signed-out' }
  | { kind: 'refused'; reason: string }
  | { kind: 'conflict'; conflict: Conflict }

interface Options {
  version: number
  /** Everything that is written, as it stands now. Asked with each change: at the end there may be nothing to ask. */
  read: () => FormData
  send: (form: FormData) => Promise<DraftAnswer>
  /** Keeps it where the network is not needed, until it is saved. */
  keep: (form: FormData) => void
  forget: () => void
  show: (state: DraftState) => void
}

export interface DraftSaver {
  changed: () => void
  /** Saves at once what is not saved yet. False where something is left unsaved. */
  flush: () => Promise<boolean>
  version: () => number
  /** Somebody else has saved: nothing goes out until it is decided. */
  meet: (conflict: Conflict) => void
  /** Ours goes over theirs. */
  keepOurs: (theirs: Conflict) => Promise<boolean>
}

const PAUSE_MS = 1_200
const RETRY_MS = 10_000

/** Saves a draft in the pauses of whoever writes it, one save after the other, until it is stopped. */
export function createDraftSaver({ version, read, send, keep, forget, show }: Options): DraftSaver {
  let current = version
  let latest: FormData | undefined
  let replaces: number | undefined
  let isDirty = false
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined

  return {
    changed() {
      note()
      if (isHeld) return
      if (!underWay) show({ kind: 'typing' })
      later(PAUSE_MS)
    },
    flush,
    version: () => current,
    meet,
    async keepOurs({ version: theirs }) {
      note()
      isHeld = false
      replaces = theirs
      return flush()
    },
  }

  function note() {
    isDirty = true
    latest = read()
    keep(latest)
  }

  function meet(conflict: Conflict) {
    isHeld = true
    show({ kind: 'conflict', conflict })
  }

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (underWay) await underWay
    if (!latest || !isDirty || isHeld) return !isDirty

    underWay = save(latest).finally(() => {
      underWay = undefined
    })
    await underWay
    return !isDirty
  }

  async function save(form: FormData) {
    isDirty = false
    show({ kind: 'saving' })
    form.set('version', String(current))
    if (replaces !== undefined) form.set('replaces', String(replaces))
    take(await send(form))
  }

  function take(answer: DraftAnswer) {
    if (answer.kind !== 'saved') isDirty = true

    switch (answer.kind) {
      case 'saved':
        current = answer.version
        replaces = undefined
        if (isDirty) return later(PAUSE_MS)
        forget()
        return show({ kind: 'saved', time: answer.time })
      case 'conflict':
        return meet(answer.conflict)
      case 'offline':
        later(RETRY_MS)
        return show(answer)
      default:
        return show(answer)
    }
  }
}
