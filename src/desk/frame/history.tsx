import { Form } from 'react-router'
import type { Elements } from '#ui/elements.ts'
import { Options } from '#ui/options.tsx'
import { ActForm, SmallSubmit } from './act-form.tsx'
import { DeskLink } from './desk-link.tsx'
import { AnswerMessage } from './desk-message.tsx'
import { DeskTable } from './desk-table.tsx'
import { deskTime } from './desk-time.ts'

interface Place {
  address: string
  name: string
}

interface Version {
  number: number
  /** Why it was kept, in words. */
  why: string
  aside?: string | null
  madeAt: string
  by: string
}

interface Listed {
  /** Of what it is the history. */
  back: Place
  name: string
  lead: string
  /** Where it is listed; below it each version has its page. */
  address: string
  versions: readonly Version[]
  words: { title: string; columns: Record<string, string>; open: string; one: (number: number) => string }
}

/** The versions of what is written at the desk, with the way to each of them. */
export function HistoryList({ back, name, lead, address, versions, words }: Listed) {
  return (
    <>
      <DeskLink to={back.address}>{back.name}</DeskLink>
      <h1 className="desk-title">{`${words.title}: ${name}`}</h1>
      <p className="desk-lead">{lead}</p>
      {versions.length > 0 && (
        <DeskTable label={words.title} columns={Object.values(words.columns)}>
          {versions.map(({ number, why, aside, madeAt, by }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                <span>{why}</span>
                {aside && <small className="desk-aside">{aside}</small>}
              </td>
              <td>{deskTime(madeAt)}</td>
              <td>{by}</td>
              <td>
                <DeskLink to={`${address}/${number}`}>
                  <span>{words.open}</span>
                  <span className="vh">{` ${words.one(number)}`}</span>
                </DeskLink>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
    </>
  )
}

interface Shown {
  /** Its subject and its history. */
  links: readonly Place[]
  title: string
  version: Omit<Version, 'number' | 'aside'>
  /** What may be done with it. */
  acts: Elements
  /** What differs. */
  children: Elements
  heading: string
  /** What else it can be compared with. */
  choice?: Choice
}

interface Choice {
  /** The number of the other version; 0 for what is written now. */
  with: number
  others: readonly number[]
  words: { with: string; now: string; show: string; one: (number: number) => string }
}

interface Numbered<T> {
  number: number
  state: T
}

/** One version: when and by whom it was made, what can be done with it, and what differs from another one. */
export function VersionView({ links, title, version: { why, madeAt, by }, acts, children, heading, choice }: Shown) {
  return (
    <>
      <p className="desk-inline">
        {links.map(({ address, name }) => (
          <DeskLink key={address} to={address}>
            {name}
          </DeskLink>
        ))}
      </p>
      <h1 className="desk-title">{title}</h1>
      <p className="desk-lead">{[why, deskTime(madeAt), by].filter(Boolean).join(' · ')}</p>
      <AnswerMessage />
      {acts}
      <section className="desk-part">
        <h2>{heading}</h2>
        {choice && choice.others.length > 0 && <CompareWith {...choice} />}
        {children}
      </section>
    </>
  )
}

/** Two states to compare: the older one first, and what is written now last. */
export function olderFirst<T>(one: Numbered<T>, other: Numbered<T> | undefined, now: T): [T, T] {
  return other && other.number < one.number ? [other.state, one.state] : [one.state, other?.state ?? now]
}

function CompareWith({ with: chosen, others, words }: Choice) {
  return (
    <Form className="desk-inline desk-part__above">
      <label htmlFor="with">{words.with}</label>
      <select className="input input--small" id="with" name="with" defaultValue={chosen} key={chosen}>
        <option value={0}>{words.now}</option>
        <Options of={others.map((other) => [other, words.one(other)])} />
      </select>
      <SmallSubmit quiet>{words.show}</SmallSubmit>
    </Form>
  )
}

/** Makes a kept state the draft. */
export function RestoreForm({ words: { restore, restoreHint } }: { words: { restore: string; restoreHint: string } }) {
  return (
    <ActForm act="restore" className="desk-inline desk-part__above">
      <SmallSubmit>{restore}</SmallSubmit>
      <span className="muted">{restoreHint}</span>
    </ActForm>
  )
}
