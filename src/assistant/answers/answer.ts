/** What GET /api/assistant/answers/ sends. */
export interface Answer {
  /** False: nothing on our pages answers it surely, and no sentence is given. */
  confident: boolean
  /** Word for word from our pages, each with the place where it stands. */
  sentences: Citation[]
  /** The three places nearest to the question. */
  nearest: Place[]
  /** What the visitor wants to do, where that is plain. */
  path?: PathName
  /** What was said of the bill that is to be worked out. */
  use?: SaidUse
}

export interface SaidUse {
  /** ISO 3166-2: IN-TS */
  state?: string
  /** As said, without commas. */
  units?: string
  /** Where it is asked what an appliance or a bill costs: the calculator with the answer begun. */
  calculator?: string
}

export interface Place {
  title: string
  /** Without a language, as every page has it in English. */
  href: string
  /** `en-IN`: the page is not in the language that was asked in. */
  language?: string
}

export interface Citation extends Place {
  text: string
}

/** The things that need no search: each has its own answer in the widget. */
export type PathName = 'audit' | 'bill' | 'order' | 'returns' | 'openings' | 'hours' | 'person'
