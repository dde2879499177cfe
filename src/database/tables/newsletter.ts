import type { Generated, Selectable } from 'kysely'

export interface NewsletterTables {
  subscribers: SubscribersTable
  subscriber_tokens: SubscriberTokensTable
  /** A letter to many subscribers. */
  editions: {
    id: string
    status: EditionStatus
    /** JSON: an EditionBody. */
    body: string
    /** Counts the saves, so that one never undoes another unseen. */
    version: number
    /** The window that saved it last. */
    editor: string
    created_at: string
    changed_at: string
    changed_by: string
    changed_by_name: string
    /** Who sent or scheduled it. */
    approved_by_name: string | null
    /** When it is to begin, where it is scheduled. */
    send_at: string | null
    began_at: string | null
    /** When nothing was left to send, or it was cancelled. */
    ended_at: string | null
    /** As it was when sending began, with signs where each recipient's own links stand. */
    html: string | null
    text: string | null
    /** The same in other languages, of what the site began by itself. JSON: Translations. */
    translations: Generated<string | null>
    /** The last subscriber that was looked at for a delivery, until all were: then `filled_at`. */
    filled_to: string | null
    filled_at: string | null
    /** Who paused it, or why it paused by itself. */
    paused_because: string | null
    /** What the site began by itself; null for what staff did. */
    automatic: Generated<AutomaticKind | null>
  }
  edition_revisions: {
    edition_id: string
    /** From 1, for each edition. */
    number: number
    reason: 'kept' | 'sent' | 'replaced' | 'restored'
    body: string
    made_at: string
    staff_name: string
  }
  /** One edition for one subscriber. Its id is the Message-ID. */
  edition_deliveries: {
    id: string
    edition_id: string
    /** Null once the subscriber was erased. */
    subscriber_id: string | null
    /** Of the recipient's address. */
    domain: string
    status: EditionDeliveryStatus
    due_at: string
    attempts: number
    handed_by: string | null
    handed_at: string | null
    settled_at: string | null
    last_error: string | null
    /** What came by mail after it had been taken: that it will never arrive, or that its recipient complained. */
    reported: 'bounced' | 'complained' | null
  }
  /** One row: which process sends editions just now. */
  edition_lane: {
    id: number
    leased_by: string | null
    leased_until: string | null
  }
  edition_pages: EditionPagesTable
  edition_links: EditionLinksTable
  /** A choice of subscribers that somebody named. */
  audiences: {
    id: string
    name: string
    /** JSON: an Audience. */
    audience: string
    made_at: string
    made_by_name: string
  }
  automatic_letters: AutomaticLettersTable
  edition_news: EditionNewsTable
}

export interface SubscribersTable {
  id: string
  /** The email in lower case: one person, one row. */
  address: string
  /** As it was typed; mail goes there. */
  email: string
  full_name: string
  /** JSON list; see newsletter-topics.ts. */
  topics: string
  created_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  /** The delivery that last was allowed to mail this address because somebody typed it into a form, and when. */
  asked_by: string | null
  asked_at: string | null
  times_asked: number
  /** Since when it is mailed no more, whatever is typed into a form; see suppressions.ts. */
  suppressed_at: string | null
  /** Whose tariffs this person wants to hear of; null: nobody said. */
  state_code: Generated<string | null>
  /** Null: English. */
  language: Generated<string | null>
  /** Until when this person wants no edition. */
  paused_until: Generated<string | null>
  /** JSON: where and on which day a list that we took over says that this person agreed; null for our own forms. */
  proof: Generated<string | null>
  /** `weekly`: news that the site sends by itself comes together once a week; null: each by itself. */
  frequency: Generated<'weekly' | null>
  /** More editions than these in a week, from Monday on, are held back; null: no limit. */
  most_a_week: Generated<number | null>
  /** kWh of a usual month at home, for what a tariff change costs this person; null: nobody said. */
  units_a_month: Generated<number | null>
}

export interface SubscriberTokensTable {
  /** SHA-256 of the token: who reads the database cannot use it. */
  hash: string
  subscriber_id: string
  purpose: 'confirm' | 'manage'
  expires_at: string
}

export type SubscriberRow = Selectable<SubscribersTable>

/** `waiting`: written, and somebody who may send has to look at it. */
export type EditionStatus = 'draft' | 'waiting' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled'

/**
 * `handed`: it may be with the mail server from here on, so it never goes again unless the mail server said no.
 * `uncertain`: whoever handed it over never told what came of it. `skipped`: left, or could not be written to by then.
 * `held`: had as many that week as they chose.
 */
export type EditionDeliveryStatus = 'waiting' | 'handed' | 'sent' | 'failed' | 'uncertain' | 'skipped' | 'held'

/** An edition as the public archive shows it, from the moment that sending begins. */
export interface EditionPagesTable {
  edition_id: string
  /** The last part of its address: "2026-11-26-what-changes-in-april". It never changes. */
  name: string
  is_private: 0 | 1
  /** Counts how often it was made private or public. */
  revision: number
  began_at: string
  subject: string
  preheader: string
  /** JSON: a list of KeptPart, as the edition was when sending began. */
  parts: string
}

/** Where a link of an edition leads, and how often it was tapped by all who have it; nobody keeps who. */
export interface EditionLinksTable {
  /** The last part of its address in the mail. */
  id: string
  edition_id: string
  /** From 1, as they stand in the edition. */
  number: number
  /** As it was written: "/shop", "https://…". */
  href: string
  taps: number
}

/** What an edition can be begun by; `digest`: the news of a week for who wants them together. */
export type AutomaticKind = 'article' | 'tariff' | 'opening' | 'price' | 'digest'

/** A switch at the desk: whether the site begins editions of a kind, and whether they wait for a person. */
export interface AutomaticLettersTable {
  kind: AutomaticKind
  mode: 'off' | 'waits' | 'goes'
  changed_at: string
  changed_by_name: string
}

/** Something that was published and is told once. Nobody is in it. */
export interface EditionNewsTable {
  kind: Exclude<AutomaticKind, 'digest'>
  /** Its id: of an article, an order, a surcharge, an opening; of a price the product with it. */
  subject: string
  /** Of a tariff. */
  state_code: string | null
  noted_at: string
  /** 1 where it had been published before its kind was switched on: nothing is told of it. */
  is_old: number
  /** The edition that tells it at once, and the digest that tells it to the others. */
  edition_id: string | null
  digest_id: string | null
}

export type EditionRow = Selectable<NewsletterTables['editions']>
export type EditionDeliveryRow = Selectable<NewsletterTables['edition_deliveries']>
