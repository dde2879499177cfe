import { useCallback, useEffect, useState } from 'react'
import { type Answers, readAnswers, SUPPLY_KV, writeAnswers } from '#calculator/answers/answers.ts'
import { changedControls } from '#calculator/screen/changed-controls.ts'
import type { FieldName, Form } from '#calculator/screen/form.ts'
import { Questions } from '#calculator/screen/questions.tsx'
import { useAnnouncement } from '#calculator/screen/use-announcement.ts'
import { useResultCount } from '#calculator/screen/use-result-count.ts'
import { addressHere } from '#platform/text/language.ts'
import { Boundary } from '#ui/boundary.tsx'
import { FewIcon } from '#ui/few-icons.tsx'
import { readSessionEntry, writeSessionEntry } from '#ui/session-entry.ts'
import { KvahBill } from './kvah-bill.tsx'
import { KvahFields } from './kvah-fields.tsx'
import type { KvahPlace } from './kvah-place.ts'
import { announceKvah } from './kvah-text.ts'
import { powerFactorResult } from './power-factor-result.ts'
import { PowerTriangle } from './power-triangle.tsx'
import { kvahCopy as copy } from './words.en.ts'

const FORM = 'kvah-form'

/** The calculator's kVAh mode by itself, on a page about it. Without script the calculator answers its form. */
export default function KvahSimulator({ places }: { places: KvahPlace[] }) {
  const { answers, set } = useKvahAnswers(FORM)
  const place = places.find(({ code }) => code === answers.state) ?? places[0]!
  const rate = place.connections.find((one) => one.category === answers.category && one.rate)?.rate
  const result = powerFactorResult(answers, rate?.paise)
  const announcement = useAnnouncement(announceKvah(result))
  useResultCount(announcement !== '')
  const form: Form = { answers, set, troubles: result.troubles }
  const connection = connectionOf(answers)

  return (
    <div className="simulator">
      <div className="simulator__panel on-deep">
        <Questions id={FORM} action="/embed/energy-calculator">
          <input type="hidden" name="mode" value="kvah" />
          {Object.entries(connection).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <KvahFields
            form={form}
            rate={rate}
            states={places}
            drawing={
              result.counted && (
                <Boundary of={result}>
                  <PowerTriangle counted={result.counted} />
                </Boundary>
              )
            }
          />
          <button className="btn btn--coral questions__submit" type="submit">
            {copy.submit}
          </button>
        </Questions>
      </div>
      <div className="simulator__bill">
        <div className="bill printed">
          <Boundary of={result}>
            <KvahBill answers={answers} place={place} result={result} rate={rate} heading="h3" />
          </Boundary>
        </div>
        <a className="go-link" href={addressHere(`/energy-calculator#${writeAnswers({ ...answers, ...connection })}`)}>
          {copy.whole} <FewIcon name="go" />
        </a>
      </div>
      <p className="vh" role="status">
        {announcement}
      </p>
    </div>
  )
}

/** What the calculator asks of a connection and this page does not: the usual one of its kind. */
function connectionOf({ state, category }: Answers) {
  return { tariff: `${state}.${category}`, voltageKv: String(SUPPLY_KV) }
}

const DRAFT = 'kvah'
const SETTLE_MS = 400

/** A plant's month, for a start: the units that the page's own words speak of. */
const START = readAnswers('mode=kvah&work=1,00,000')

/** The answers of the page, kept in this tab; over all what was typed before scripts came. */
function useKvahAnswers(formId: string) {
  const [answers, setAnswers] = useState<Answers>(START)
  // Read while the page is still as it was sent, before React takes the form over.
  const [typed] = useState(() => (typeof document === 'undefined' ? '' : typedInto(formId)))
  const [isBegun, setBegun] = useState(false)

  useEffect(() => {
    const kept = readSessionEntry<string>(DRAFT)
    if (kept !== undefined || typed !== '')
      setAnswers({
        ...(kept === undefined ? START : readAnswers(kept)),
        ...Object.fromEntries(new URLSearchParams(typed)),
      })
    setBegun(true)
  }, [typed])

  useEffect(() => {
    if (!isBegun) return
    const timer = setTimeout(() => writeSessionEntry(DRAFT, writeAnswers(answers)), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [answers, isBegun])

  const set = useCallback((name: FieldName, value: string) => setAnswers((now) => ({ ...now, [name]: value })), [])
  return { answers, set }
}

function typedInto(formId: string): string {
  const form = document.getElementById(formId)
  return changedControls(form instanceof HTMLFormElement ? form : null)
}
