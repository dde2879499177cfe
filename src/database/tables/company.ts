import type { Generated, Selectable } from 'kysely'

export interface CompanyTables {
  openings: {
    /** Its address: /careers/<id>. */
    id: string
    /** Where it stands in the list. */
    place: number
    title: string
    location: string
    type: string
    /** YYYY-MM-DD, as the next two: days in India. */
    posted_on: string
    summary: string
    description: string
    /** JSON: headings, each with its points. */
    requirements: string
    /** The first day on which it is to be seen; null for always. */
    opens_on: string | null
    /** The last day on which one may apply; null for open-ended. */
    closes_on: string | null
    /** 1 while it is as src/company/openings/first-openings.en.ts says; 0 once staff have written or changed it. */
    is_seeded: number
    changed_at: string
    /** JSON: what applicants are judged by at the desk, one name each. Visitors do not see it. */
    criteria: Generated<string>
    /** As staff typed it; empty where nothing is said of it. */
    pay: Generated<string>
  }
  /** Each legal text as visitors have seen it; see src/company/legal/shown-texts.ts. */
  legal_texts: {
    version: string
    which: 'privacy' | 'terms' | 'returns'
    /** JSON, as the page prints it. */
    policy: string
    first_shown_at: string
  }
  /** An entry of a register (src/company/registers): a phone number, a person, a claim. */
  register_entries: {
    id: string
    register: string
    /** Of entries that pages ask for by name. */
    key: string | null
    /** Where it stands among its register's. */
    position: number
    /** JSON: what visitors see; null for nothing. */
    published: string | null
    /** JSON: what staff have written beside it; null where that is nothing else. */
    draft: string | null
    /** From when visitors see the draft. Once that is over it is what is published, whatever stands in `published`. */
    publish_at: string | null
    /** Since when it lies in the trash. */
    deleted_at: string | null
    /** 1 while what is published was made up for the first build. */
    is_sample: number
    /** Counts its changes: whoever saves says which one they changed. */
    revision: number
    updated_at: string
    /** As they were called then; empty for the site itself. */
    updated_by: string
  }
  /** What was done to an entry, each time with all its values. Append-only. */
  register_versions: {
    entry_id: string
    /** From 1, for each entry. */
    number: number
    act: RegisterAct
    /** JSON, as they were after it. */
    values: string
    /** Of one that was scheduled. */
    publish_at: string | null
    /** 1 where they are the first build's own. */
    is_sample: number
    made_at: string
    /** Null for the site itself. */
    staff_id: string | null
    staff_name: string
  }
  /** An entry of a register in another language: field by field, what staff write in place of the translation of the release. */
  register_translations: {
    entry_id: string
    /** `hi`. */
    language: string
    /** JSON: by the field, what visitors read. */
    values: string
    /** JSON: by the field, the English of which that was made. */
    english: string
    /** JSON: by the field, what waits to be published. */
    draft: string | null
    /** Counts the saves. */
    revision: number
    updated_at: string
    updated_by: string
  }
  /** An earlier state of it; the last one is what is written now. */
  register_translation_versions: {
    entry_id: string
    language: string
    /** Counts from 1 in each entry and language. */
    number: number
    act: RegisterTranslationAct
    values: string
    /** JSON: by the field, the English that visitors read at that time. */
    english: string
    made_at: string
    staff_name: string
  }
  /** One row that counts what has changed for visitors. */
  register_stamp: {
    id: number
    version: number
    changed_at: string
  }
}

export type OpeningRow = Selectable<CompanyTables['openings']>

export type RegisterAct =
  | 'first'
  | 'setting'
  | 'saved'
  | 'published'
  | 'scheduled'
  | 'confirmed'
  | 'hidden'
  | 'restored'
  | 'trashed'
  | 'brought back'

export type RegisterTranslationAct = Extract<RegisterAct, 'saved' | 'published' | 'restored'>
export type RegisterTranslationVersionRow = Selectable<CompanyTables['register_translation_versions']>
export type RegisterEntryRow = Selectable<CompanyTables['register_entries']>
export type RegisterVersionRow = Selectable<CompanyTables['register_versions']>
