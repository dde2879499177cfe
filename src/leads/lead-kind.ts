import type { Hono } from 'hono'
import type { LeadStage } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import type { LeadJobPayload } from './accept-lead.ts'
import type { Purpose } from './consents/record-consent.ts'

/** What the browser and the server both know of a form. */
export interface LeadFormFacts<Kind extends string = string> {
  kind: Kind
  /** Below /api, without a slash at its end. */
  path: string
  /** The event by which it is counted that one was accepted. */
  accepted: string
}

/** Whose leads they are. A role of staff sees those from customers, those from applicants, or both; see roles.ts. */
export type Sender = 'customers' | 'applicants'

/** One thing that a lead says, under the name that a column of the export has. */
export interface Fact {
  name: string
  label: string
  value: string
}

/** The file that came with a lead. */
interface LeadFile {
  name?: string
  type?: string
  bytes?: number
  sha256?: string
}

/** What a lead says besides who sent it. Mails to staff, the desk, the export and a person's file are all made of it. */
export interface Told {
  /** Short facts, in order; what was left out has an empty value. */
  facts: Fact[]
  /** What was written at length, with its line breaks. */
  text?: Fact
  /** In a few words, for a list. */
  summary: string
  file?: LeadFile
}

/** Everything that the rest of the site has to know of one kind of lead. */
export interface LeadKindEntry {
  /** What staff call one. */
  name: string
  /** What its sender calls it, where it is taken back by itself; null where its consent is ended in another way. */
  ownName: string | null
  from: Sender
  /** What its sender agrees to by sending it: the line beside the form, and the purposes in the ledger. */
  notice: string
  purposes: readonly Purpose[]
  /** For how many months one is kept; null where it is kept until somebody ends it. */
  monthsKept: (env: Env) => number | null
  /** Until when we promise its sender an answer; null where we promise none. */
  replyBy: (receivedAt: Date, env: Env) => Date | null
  /** Whether somebody waits for an answer to it at all. */
  waitsForAnswer: boolean
  /** The stages that one goes through at the desk, beyond its status. */
  stages?: readonly LeadStage[]
  /** It asks for what the data protection law gives: the desk leads from it to what is kept about the person. */
  isAboutData?: true
  /** One may be narrowed by the state that it is about. */
  hasPlace?: true
  /** Sent again on the same day, it sets off its jobs again: they decide themselves whether a mail goes. */
  asksAgain?: true
  /** The mailbox of the people who answer one with these details. */
  mailboxFor: (details: unknown, env: Env) => string
  form: LeadFormFacts
  /** What the API's document says of its endpoint, and the endpoint. */
  endpoint: EndpointDoc
  api: (services: Services) => Hono<RequestState>
  /** What follows one that is accepted, in this order. */
  jobs: (env: Env) => Job<LeadJobPayload>[]
  /** Every job there is because of this kind, with what staff call it. */
  allJobs: readonly (readonly [job: Job<never>, name: string])[]
  /** The names and labels of all facts that one may have. */
  columns: readonly Pick<Fact, 'name' | 'label'>[]
  tell: (details: unknown) => Told
}
