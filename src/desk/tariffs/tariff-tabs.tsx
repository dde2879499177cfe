import { Form, Link } from 'react-router'
import { SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { ArticleWithRates } from './articles-with-rates.ts'
import { articlesToReadCopy, tariffTabs as copy, tariffsDeskCopy } from './words.en.ts'
import './tariffs.css'

type Tab = keyof typeof copy.tabs

const ADDRESSES: Record<Tab, string> = {
  records: '/desk/tariffs',
  surcharges: '/desk/tariffs/surcharges',
  orders: '/desk/tariffs/orders',
}

/** The three registers of rates. */
export function TariffTabs({ current }: { current: Tab }) {
  return (
    <nav className="desk-tabs" aria-label={copy.label}>
      {(Object.keys(ADDRESSES) as Tab[]).map((tab) => (
        <Link key={tab} to={ADDRESSES[tab]} aria-current={tab === current ? 'page' : undefined}>
          {copy.tabs[tab]}
        </Link>
      ))}
    </nav>
  )
}

interface StateFilterProps {
  state: string
  states: { code: string; name: string }[]
}

/** Narrows a register of rates to one state. */
export function StateFilter({ state, states }: StateFilterProps) {
  return (
    <Form className="desk-inline desk-part__above" key={state}>
      <Field name="state" label={tariffsDeskCopy.state}>
        {(control) => (
          <select {...control} defaultValue={state}>
            <option value="">{tariffsDeskCopy.every}</option>
            <Options of={states.map(({ code, name }) => [code, name])} />
          </select>
        )}
      </Field>
      <SmallSubmit quiet>{tariffsDeskCopy.show}</SmallSubmit>
    </Form>
  )
}

/** Bills follow a rate that has changed; texts do not. */
export function ArticlesToRead({ articles, lead }: { articles: ArticleWithRates[]; lead: string }) {
  return (
    <section className="desk-part">
      <h2>{articlesToReadCopy.heading}</h2>
      <p className="desk-lead">{articles.length === 0 ? articlesToReadCopy.none : lead}</p>
      <ul className="tariff-warnings">
        {articles.map(({ id, title, isKnown }) => (
          <li key={id}>
            <DeskLink to={`/desk/posts/${id}`}>{title}</DeskLink>{' '}
            <span>{isKnown ? articlesToReadCopy.known : articlesToReadCopy.possible}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
