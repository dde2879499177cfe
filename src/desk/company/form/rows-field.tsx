import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Field as DeclaredField } from '#company/registers/fields.ts'
import { moved } from '#desk/company/moved.ts'
import { entryCopy } from '#desk/company/words.en.ts'
import { ActButton } from '#desk/frame/act-form.tsx'
import { FewIcon } from '#ui/few-icons.tsx'
import { EntryFields, type FieldProps, hintOf } from './entry-fields.tsx'
import { rowsOf, type Texts } from './entry-texts.ts'

const copy = entryCopy.rows

interface RowsFieldProps extends Omit<FieldProps, 'field'> {
  field: Extract<DeclaredField, { kind: 'rows' }>
}

interface Row {
  /** Stays with it wherever it moves. */
  key: number
  /** Its number in the texts that the form began with; of a new one, none. */
  from: number | undefined
}

interface Arranged {
  rows: Row[]
  /** Asked for anew each time, though it may be the same as before. */
  focus?: { selector: string }
}

/**
 * Rows that can be added, removed and put in order. One is always there to write into. Without scripts a button posts the form,
 * which comes back with its rows so.
 */
export function RowsField({ field, name, texts, errors, library }: RowsFieldProps) {
  // What gets the focus changes with the rows: it may not be there before they are drawn.
  const [{ rows, focus }, setArranged] = useState<Arranged>(() => {
    const known = rowsOf(texts, name).map((from) => ({ key: from, from }))
    return { rows: known.length < field.maxRows ? [...known, { key: 1_000, from: undefined }] : known }
  })
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(focus.selector)?.focus()
  }, [focus])

  function arrange(event: MouseEvent, next: Row[], selector: string) {
    event.preventDefault()
    setArranged({ rows: next, focus: { selector } })
  }

  return (
    <fieldset className="rows full">
      <legend>{field.label}</legend>
      <Said {...hintOf(field)} error={errors[name]} />
      <div className="rows__list" ref={list}>
        {rows.map((row, place) => (
          <fieldset className="rows__row" key={row.key} data-row={row.key}>
            <legend>{copy.number(field.row, place + 1)}</legend>
            <div className="rows__fields">
              <EntryFields
                fields={field.fields}
                texts={textsOfRow(texts, name, row.from, place)}
                // What was said of a row that has moved since stands in another place.
                errors={row.from === place ? errors : {}}
                prefix={`${name}.${place}.`}
                library={library}
              />
            </div>
            <div className="rows__acts">
              <RowButton
                asked={`${name}.${place}.up`}
                words={copy.up}
                of={copy.number(field.row, place + 1)}
                isOff={place === 0}
                onPress={(event) =>
                  arrange(event, moved(rows, place, place - 1), `[data-row="${row.key}"] [data-to="up"]`)
                }
              />
              <RowButton
                asked={`${name}.${place}.down`}
                words={copy.down}
                of={copy.number(field.row, place + 1)}
                isOff={place === rows.length - 1}
                onPress={(event) =>
                  arrange(event, moved(rows, place, place + 1), `[data-row="${row.key}"] [data-to="down"]`)
                }
              />
              <RowButton
                asked={`${name}.${place}.remove`}
                words={copy.remove}
                of={copy.number(field.row, place + 1)}
                onPress={(event) =>
                  arrange(
                    event,
                    rows.filter((each) => each !== row),
                    'input, select, textarea',
                  )
                }
              />
            </div>
          </fieldset>
        ))}
      </div>
      {rows.length < field.maxRows ? (
        <RowButton
          asked={`${name}.add`}
          words={copy.add(field.row)}
          onPress={(event) => {
            const key = 1_001 + Math.max(0, ...rows.map((row) => row.key))
            arrange(event, [...rows, { key, from: undefined }], `[data-row="${key}"] :is(input, select, textarea)`)
          }}
        />
      ) : (
        <p className="hint">{copy.full(field.maxRows)}</p>
      )}
    </fieldset>
  )
}

function Said({ hint, error }: { hint?: string; error: string | undefined }) {
  return (
    <>
      {hint && <p className="hint">{hint}</p>}
      {error && (
        <p className="err">
          <FewIcon name="bad" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

interface RowButtonProps {
  /** What the act `arrange` is asked for, where there are no scripts. */
  asked: string
  words: string
  /** Which row, for who does not see where the button stands. */
  of?: string
  isOff?: boolean
  onPress: (event: MouseEvent) => void
}

function RowButton({ asked, words, of, isOff, onPress }: RowButtonProps) {
  return (
    <ActButton
      act="arrange"
      tone="line"
      small
      name="_rows"
      value={asked}
      data-to={asked.split('.').at(-1)}
      aria-label={of && `${words}: ${of}`}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onPress(event))}
    >
      {words}
    </ActButton>
  )
}

function textsOfRow(texts: Texts, name: string, from: number | undefined, place: number): Texts {
  if (from === undefined) return {}
  const [old, now] = [`${name}.${from}.`, `${name}.${place}.`]
  const own = Object.entries(texts).filter(([key]) => key.startsWith(old))
  return Object.fromEntries(own.map(([key, text]) => [now + key.slice(old.length), text]))
}
