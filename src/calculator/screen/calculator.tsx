import { useEffect, useMemo, useState } from 'react'
import { asksForFactoryRules, chooseConnection, workOut } from '#calculator/answers/work-out.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy as copy } from '#calculator/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { Mark } from '#ui/art/mark.tsx'
import { Boundary } from '#ui/boundary.tsx'
import { AskedFields } from './asked-fields.tsx'
import { endAwait } from './await-answers.ts'
import { BillActions, PrintedFoot, ShareActions } from './bill-actions.tsx'
import { ConnectionFields, type StateName } from './connection-fields.tsx'
import type { Form } from './form.ts'
import {
  AdviceFields,
  ChangedFields,
  isAdvice,
  KvahModeBill,
  KvahModeFields,
  KvahModeSum,
  useFactoryRules,
  ZoneFields,
} from './late-modes.ts'
import { ModeChoice, ModeFields, PrintedLines } from './mode-fields.tsx'
import { PaperFields, SurchargeFields } from './paper-fields.tsx'
import { PrintedBill } from './printed-bill.tsx'
import { Questions } from './questions.tsx'
import { SumLink } from './sum-link.tsx'
import { TimeFields } from './time-fields.tsx'
import { isPriced, totalText } from './total-label.ts'
import { KeptAnswers, UnfetchedBill, UnknownState } from './unfetched.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useAnswers } from './use-answers.ts'
import { useResultCount } from './use-result-count.ts'
import { useTariffs } from './use-tariffs.ts'
import { writeUnits } from './write-number.ts'
import { YearView } from './year-view.tsx'
import './calculator.css'

export interface CalculatorProps {
  /** As in a query: what the server was asked, or nothing. */
  given: string
  states: StateName[]
  /** The records of the state that was asked for. */
  tariffs: Tariff[]
  /** Of all records, as the server had them. */
  revision: string
  /** "2026-11-20" in India, when this was rendered. */
  today: string
  /** Whose calculator it is: a browser that is told needs nothing else about the company. */
  brand: string
  /** What was changed in the form before the script arrived. */
  typed?: string
}

/** The whole calculator. All that it shows follows from the answers; on the server as in the browser. */
export function Calculator({
  given,
  states,
  tariffs: first,
  revision,
  today: rendered,
  brand,
  typed,
}: CalculatorProps) {
  const { answers, set, isRead } = useAnswers(given, typed)
  useEffect(() => {
    if (isRead) endAwait()
  }, [isRead])
  const { tariffs, hasFailed, retry } = useTariffs(answers.state, { first, revision })
  const today = useToday(rendered)
  const isKvah = answers.mode === 'kvah'

  const choice = useMemo(() => tariffs && chooseConnection(tariffs, answers, today), [tariffs, answers, today])
  const needsRules = Boolean(tariffs && choice && asksForFactoryRules(tariffs, choice, answers))
  const rules = useFactoryRules(needsRules)
  const canWorkOut = !needsRules || rules.areHere
  const result = useMemo(
    () => (tariffs && canWorkOut ? workOut(tariffs, answers, today) : undefined),
    [tariffs, canWorkOut, answers, today],
  )
  const form: Form = { answers, set, troubles: { ...result?.troubles }, questions: { ...result?.questions } }
  const total = result?.worked && !isKvah ? totalText(result.worked.bill) : undefined
  const announcement = useAnnouncement(total && result?.worked ? announce(result.worked.input.units, total) : '')
  useResultCount(announcement !== '')
  const state = states.find(({ code }) => code === answers.state)

  return (
    <div className="calc">
      <div className="calc__in on-deep" data-mode={answers.mode}>
        <div className="calc__panel">
          <div className="calc__top">
            <h1>{copy.heading}</h1>
            <a className="calc__brand" href="/" target="_top" aria-label={copy.home(brand)}>
              <Mark />
            </a>
          </div>
          <Questions id="calculator-form" action="/embed/energy-calculator">
            <ModeChoice form={form} />
            <ConnectionFields form={form} states={states} tariffs={tariffs ?? []} choice={choice} />
            {!state && <KeptAnswers answers={answers} />}
            {result && isKvah && (
              <Boundary of={answers}>
                <KvahModeFields form={form} result={result} />
              </Boundary>
            )}
            {result && !isKvah && (
              <Boundary of={answers}>
                <ModeFields form={form} result={result} />
                <AskedFields form={form} asked={result.asked} />
                {result.zones.length > 0 && <ZoneFields form={form} result={result} />}
                <TimeFields form={form} tariff={result.tariff} today={today} />
                {result.changed && <ChangedFields form={form} changed={result.changed} />}
                <SurchargeFields form={form} tariff={result.tariff} />
                {isAdvice(answers.mode) && <AdviceFields form={form} result={result} />}
                <PaperFields form={form} result={result} />
                <PrintedLines form={form} result={result} />
              </Boundary>
            )}
            <button className="btn btn--coral questions__submit" type="submit">
              {copy.fields.submit}
            </button>
          </Questions>
        </div>
        {total && <SumLink label={copy.bill.see} value={total} />}
        {result && isKvah && <KvahModeSum answers={answers} result={result} as={SumLink} />}
      </div>
      <div className="calc__out on-paper">
        <div className="bill printed calc__bill" id="bill" aria-busy={state && !result}>
          <p className="calc__await">{copy.awaited}</p>
          {!state && <UnknownState />}
          {state && !result && (
            <UnfetchedBill name={state.name} hasFailed={hasFailed || rules.hasFailed} onRetry={tryAgain} />
          )}
          {result && isKvah && (
            <Boundary of={answers}>
              <KvahModeBill answers={answers} tariffs={tariffs ?? []} result={result} />
              <ShareActions answers={answers} />
            </Boundary>
          )}
          {result && !isKvah && (
            <>
              <Boundary of={result}>
                <PrintedBill
                  result={result}
                  answers={answers}
                  onTariff={(id) => set('tariff', id)}
                  onUnits={(units) => set('units', units)}
                />
              </Boundary>
              {result.worked && isPriced(result.worked.bill) && (
                <Boundary of={result}>
                  <YearView form={form} answers={answers} tariffs={tariffs ?? []} result={result} />
                </Boundary>
              )}
              <Boundary of={result}>
                <BillActions
                  answers={answers}
                  tariff={result.tariff}
                  isWorked={Boolean(result.worked) && Object.keys(result.troubles).length === 0}
                />
              </Boundary>
            </>
          )}
          <PrintedFoot today={today} brand={brand} />
        </div>
      </div>
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  )

  function tryAgain() {
    if (hasFailed) retry()
    else rules.retry()
  }

  function announce(units: number, total: string): string {
    return answers.mode === 'units' ? copy.bill.announce(total) : copy.bill.announceUnits(writeUnits(units), total)
  }
}

/** The page may have been built months ago; the months to choose from are the visitor's. */
function useToday(rendered: string): string {
  const [today, setToday] = useState(rendered)
  useEffect(() => setToday(dayInIndia(new Date())), [])
  return today
}
