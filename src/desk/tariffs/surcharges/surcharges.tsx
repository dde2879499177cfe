import { tariffCategories } from '#calculator/category-words.en.ts'
import { concerns } from '#calculator/registers/merge-surcharges.ts'
import { countLacking, missingSurcharges } from '#calculator/registers/missing-surcharges.ts'
import { findTariffLibrary, listLiveSurcharges } from '#calculator/tariff-library.ts'
import type { TariffSurchargeRow } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage, DeskMessage } from '#desk/frame/desk-message.tsx'
import { deskDay } from '#desk/frame/desk-time.ts'
import { HeadForm, PageHead } from '#desk/frame/page-head.tsx'
import { listArticlesWithRates } from '#desk/tariffs/articles-with-rates.ts'
import { ArticlesToRead, StateFilter, TariffTabs } from '#desk/tariffs/tariff-tabs.tsx'
import { dayInIndia } from '#platform/day-in-india.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/surcharges.ts'
import { listEndedSurcharges } from './keep-surcharges.ts'
import { MissingTable } from './missing-table.tsx'
import { EndedTable, RegisterTable } from './register-table.tsx'
import { companyName } from './surcharge-schema.ts'
import { surchargesCopy as copy } from './words.en.ts'

export const handle: DeskHandle = { access: { read: 'tariffs.read' } }

const MOST_ENDED = 100

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, may } = deskOf(context)
  const asked = Object.fromEntries(url.searchParams)
  const today = dayInIndia(now())
  const library = await findTariffLibrary(db)
  const [live, ended] = await Promise.all([listLiveSurcharges(db), listEndedSurcharges(db, MOST_ENDED)])
  const state = asked.state ?? ''
  const isShown = ({ stateCode }: { stateCode: string }) => state === '' || stateCode === state
  const missing = missingSurcharges(library.list(), today)
  const isOfState = (row: TariffSurchargeRow) => isShown({ stateCode: row.state_code })
  const names = new Map(library.states().map(({ code, name }) => [code, name]))
  const named = (row: TariffSurchargeRow) => ({ ...row, state: names.get(row.state_code) ?? row.state_code })
  const corrected = live.find(({ id }) => id === asked.correct)
  const done = [...live, ...ended].find(({ id }) => id === (asked.saved ?? asked.removed))
  const changed = done && library.list(done.state_code).filter((record) => concerns(done, record))

  return {
    mayWrite: may('tariffs.write'),
    state,
    states: library.states(),
    companies: companiesOf(library.list()),
    missing: missing.filter(isShown).map((each) => ({
      ...each,
      knownUntil: each.knownUntil && deskDay(each.knownUntil),
      categories: each.categories.map((category) => tariffCategories[category]).join('; '),
    })),
    lacking: countLacking(missing),
    live: live
      .filter(isOfState)
      .map(named)
      .toSorted((one, other) => other.from_month.localeCompare(one.from_month) || one.id.localeCompare(other.id)),
    ended: ended.filter(isOfState).map(named),
    told: asked.saved !== undefined ? ('saved' as const) : asked.removed !== undefined ? ('removed' as const) : null,
    articles:
      changed &&
      (await listArticlesWithRates(
        db,
        changed.map(({ id }) => id),
        names.get(done.state_code) ?? '',
      )),
    correcting: corrected?.id ?? null,
    draft: corrected
      ? toDraft(corrected)
      : ({
          company: asked.company,
          from_month: asked.from ?? today.slice(0, 7),
          to_month: asked.to,
          part: asked.part,
          kind: asked.kind,
        } satisfies SurchargeDraft),
  }
}

export default function SurchargesPage({ loaderData }: Route.ComponentProps) {
  const { mayWrite, state, states, companies, missing, lacking, live, ended, told, correcting, draft } = loaderData
  const { act } = useAnswer()
  const { typed, errors } = useAnswer('enter')

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead}>
        <TariffTabs current="surcharges" />
        <StateFilter state={state} states={states} />
        {mayWrite && (
          <SurchargeForm
            key={`${correcting} ${draft.company} ${draft.from_month} ${told}`}
            companies={companies}
            draft={typed ?? draft}
            errors={errors}
            correcting={correcting}
            isOpen={Boolean(draft.company) || act === 'enter'}
          />
        )}
      </PageHead>
      {told && !act && <DeskMessage tone="good">{copy[told]}</DeskMessage>}
      <AnswerMessage />
      {loaderData.articles && !act && <ArticlesToRead articles={loaderData.articles} lead={copy.articlesLead} />}
      {missing.length === 0 && (
        <DeskMessage tone={lacking > 0 ? 'bad' : 'good'}>
          {lacking > 0 ? copy.missing.count(lacking) : copy.missing.none}
        </DeskMessage>
      )}

      {missing.length > 0 && (
        <MissingTable missing={missing} lacking={lacking} isOpen={state !== ''} mayWrite={mayWrite} />
      )}
      <RegisterTable rows={live} mayWrite={mayWrite} />
      {ended.length > 0 && <EndedTable rows={ended} />}
    </>
  )
}

function toDraft(row: TariffSurchargeRow): SurchargeDraft {
  const { category, part, kind, value, from_month, to_month, source } = row
  const months = { from_month, to_month: to_month === from_month ? '' : to_month }
  return { company: companyName(row), category: category ?? '', part, kind, value: String(value), ...months, source }
}

/** Every company that a record names, by state, with how it charges where its records agree. */
function companiesOf(records: { stateCode: string; state: string; discom: string[]; scheme: string }[]) {
  const names = new Map<string, { value: string; name: string; state: string }>()
  for (const { stateCode, state, discom, scheme } of records)
    if (scheme !== 'historic')
      for (const name of discom) {
        const value = companyName({ state_code: stateCode, discom: name })
        names.set(value, { value, name, state })
      }
  return [...names.values()].toSorted(
    (one, other) => one.state.localeCompare(other.state) || one.name.localeCompare(other.name),
  )
}

type SurchargeDraft = { [Name in keyof typeof copy.form.labels]?: string | undefined }

interface SurchargeFormProps {
  companies: { value: string; name: string; state: string }[]
  draft: SurchargeDraft
  errors?: SurchargeDraft | undefined
  /** The id of the entry that this one takes the place of. */
  correcting: string | null
  isOpen: boolean
}

/** A surcharge of one company and month, or of some months. */
function SurchargeForm({ companies, draft, errors = {}, correcting, isOpen }: SurchargeFormProps) {
  const states = [...new Set(companies.map(({ state }) => state))]
  const field = (name: keyof typeof copy.form.labels, hint?: string) => ({
    name,
    label: copy.form.labels[name],
    hint,
    error: errors[name],
  })

  return (
    <HeadForm id="enter" name={correcting ? copy.form.correct : copy.form.heading} isOpen={isOpen}>
      <ActForm act="enter" className="form form--2 desk-form desk-form--wide">
        {correcting !== null && <input type="hidden" name="replaces" value={correcting} />}
        <Field {...field('company')}>
          {(control) => (
            <select {...control} required defaultValue={draft.company ?? ''}>
              <option value="">{copy.form.choose}</option>
              {states.map((state) => (
                <optgroup key={state} label={state}>
                  <Options
                    of={companies.filter((company) => company.state === state).map(({ value, name }) => [value, name])}
                  />
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('category')}>
          {(control) => (
            <select {...control} defaultValue={draft.category ?? ''}>
              <option value="">{copy.form.everybody}</option>
              <Options of={Object.entries(tariffCategories)} />
            </select>
          )}
        </Field>
        <Field {...field('part')}>
          {(control) => (
            <select {...control} defaultValue={draft.part ?? 'first'}>
              <Options of={Object.entries(copy.form.parts)} />
            </select>
          )}
        </Field>
        <Field {...field('kind')}>
          {(control) => (
            <select {...control} defaultValue={draft.kind ?? 'paisePerUnit'}>
              <Options of={Object.entries(copy.form.kinds)} />
            </select>
          )}
        </Field>
        <Field {...field('value', copy.form.hints.value)}>
          {(control) => <input {...control} required inputMode="decimal" defaultValue={draft.value} />}
        </Field>
        <Field {...field('source', copy.form.hints.source)}>
          {(control) => <input {...control} required defaultValue={draft.source} />}
        </Field>
        <Field {...field('from_month', copy.form.hints.month)}>
          {(control) => <input {...control} type="month" required defaultValue={draft.from_month} />}
        </Field>
        <Field {...field('to_month', copy.form.hints.to_month)}>
          {(control) => <input {...control} type="month" defaultValue={draft.to_month} />}
        </Field>
        <div className="row full">
          <Button type="submit">{copy.form.save}</Button>
          {correcting && <DeskLink to="/desk/tariffs/surcharges">{copy.form.cancel}</DeskLink>}
        </div>
      </ActForm>
    </HeadForm>
  )
}
