import type { Selectable } from 'kysely'

export interface OperationTables {
  outbox: OutboxTable
  /** What the assistant found nothing for, counted by the day in India; nothing says who asked. */
  unanswered_questions: {
    day: string
    /** Without numbers and addresses; empty for all that came after a day's last row. */
    question: string
    times: number
  }
  /** One row a task: the newest period that was begun, and whether it was brought to its end. */
  recurring_tasks: {
    task: string
    /** When the period began, so that a later one compares as later. */
    period: string
    leased_until: string
    finished_at: string | null
  }
  /** What no setting gives us and every process must agree on. */
  secrets: {
    name: string
    value: string
  }
  /** Human checks that have been used, kept until they would have expired anyway. */
  spent_nonces: {
    nonce: string
    expires_at: string
  }
  rate_limits: {
    /** A hash of what is counted: no address is stored. */
    key: string
    hits: number
    ends_at: string
  }
  /** How often something happened on a page on one day in India. Nobody is in it. */
  counts: {
    /** YYYY-MM-DD */
    day: string
    path: string
    event: string
    count: number
  }
  tallies: TalliesTable
  last_operations: LastOperationsTable
  /** Builds whose files are kept in the file store; see old-builds/. */
  builds: {
    /** A hash of its files' names, each of which is a hash of its content. */
    id: string
    /** JSON: the names of all its files below /assets/. */
    files: string
    /** Noted every hour by each process that runs it. */
    last_used_at: string
  }
}

export interface OutboxTable {
  id: string
  kind: string
  /** JSON for the job. */
  payload: string
  lead_id: string | null
  created_at: string
  due_at: string
  attempts: number
  leased_by: string | null
  leased_until: string | null
  last_error: string | null
  delivered_at: string | null
  failed_at: string | null
}

export type OutboxRow = Selectable<OutboxTable>

/** How often something worth a look happened on one day in India; see tallies.ts. Nobody is in it. */
export interface TalliesTable {
  kind: 'failed-search' | 'missing-page' | 'broken-link' | 'redirect'
  /** YYYY-MM-DD */
  day: string
  /** Empty for all that came after a day's last row. */
  name: string
  times: number
}

/** What was last done for the site's safety, one row an operation; see record-operation.ts. */
export interface LastOperationsTable {
  operation: 'backup' | 'drill' | 'restore' | 'move' | 'overwrite'
  finished_at: string
  /** 0 where it failed. */
  is_ok: number
  /** JSON: what it said of itself. */
  details: string
}
