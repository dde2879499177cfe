import type { RowName } from '#calculator/answers/answers.ts'
import { OWN_APPLIANCES } from '#calculator/answers/find-units.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { usualAppliances } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { troubleText } from './number-field.tsx'
import { appliancesCopy as copy } from './other-modes-words.en.ts'
import { PriceLine } from './price-line.tsx'
import { writePrice, writeUnits } from './write-number.ts'
import './grid-table.css'

const COLUMNS = ['count', 'watts', 'hours'] as const

/** Usual ratings, typed over at will, and room for what is not in the list. */
export function ApplianceFields({ form }: { form: Form }) {
  const wrong = Object.entries(form.troubles).find(([name]) => /\.(count|watts|hours)$/.test(name))?.[1]

  return (
    <div className="grid-table">
      <p className="hint">{copy.hint}</p>
      {wrong && (
        <p className="err" id="appliance-error">
          {troubleText(wrong)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.name}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="n">
                {copy[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usualAppliances.map(({ id, name, ...usual }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Cell form={form} row={`${id}.${column}`} usual={usual[column]} label={`${name}: ${copy[column]}`} />
                </td>
              ))}
            </tr>
          ))}
          {OWN_APPLIANCES.map((id, place) => (
            <tr key={id}>
              <th scope="row">
                <Cell form={form} row={`${id}.name`} usual="" label={copy.own(place + 1)} isText />
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Cell
                    form={form}
                    row={`${id}.${column}`}
                    usual=""
                    label={`${form.answers[`${id}.name`] || copy.own(place + 1)}: ${copy[column]}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  form: Form
  row: RowName
  usual: number | string
  label: string
  isText?: boolean
}

function Cell({ form, row, usual, label, isText = false }: CellProps) {
  const isWrong = form.troubles[row] !== undefined

  return (
    <input
      id={row}
      name={row}
      className="input"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'appliance-error' : undefined}
      placeholder={isText ? label : undefined}
      inputMode={isText ? undefined : 'decimal'}
      autoComplete="off"
      maxLength={60}
      value={form.answers[row] ?? String(usual)}
      onChange={({ target }) => form.set(row, target.value)}
    />
  )
}

/** The dearest first: that is where a change pays. Together they are the bill. */
export function ApplianceCosts({ appliances }: { appliances: NonNullable<Result['appliances']> }) {
  const used = appliances
    .filter(({ unitsAMonth }) => unitsAMonth > 0)
    .sort((one, other) => other.unitsAMonth - one.unitsAMonth)
  if (used.length === 0) return <p className="answer__why">{copy.none}</p>

  return (
    <div className="lines">
      <h3>{copy.result}</h3>
      {used.map(({ id, name, count, unitsAMonth, sharePaise, savedPaise }, place) => (
        <PriceLine
          key={id}
          label={`${count === 1 ? '' : `${writeUnits(count)} × `}${name || copy.own(place + 1)}`}
          value={sharePaise === null ? '–' : writePrice(sharePaise)}
          rule={[
            copy.found(writeUnits(unitsAMonth)),
            ...(savedPaise === null ? [] : [copy.saves(writePrice(savedPaise))]),
          ].join('. ')}
        />
      ))}
      <p className="answer__why">{used.some(({ sharePaise }) => sharePaise === null) ? copy.unpriced : copy.priced}</p>
    </div>
  )
}
