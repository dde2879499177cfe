import { Form } from 'react-router'
import { wordsCopy as copy } from '#desk/company/words.en.ts'
import { SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { FoldedLead } from '#desk/frame/page-head.tsx'
import { Field } from '#ui/field.tsx'
import type { FoundWords } from './find-words.ts'
import './words.css'

/** Finds a sentence of the design by what is written, and leads to the form in which staff say it in their own words. */
export function WordSearch({ found: { search, total, rows }, mayWrite }: { found: FoundWords; mayWrite: boolean }) {
  return (
    <section className="desk-part" aria-labelledby="find-words">
      <h2 id="find-words">{copy.heading}</h2>
      <FoldedLead>{copy.lead}</FoldedLead>
      <Form method="post" action="/desk/search" className="word-search" role="search">
        <input type="hidden" name="list" value="company/words" />
        <Field name="words" label={copy.label} hint={copy.hint}>
          {(control) => <input {...control} type="search" defaultValue={search} key={search} maxLength={200} />}
        </Field>
        <SmallSubmit>{copy.find}</SmallSubmit>
      </Form>
      {search.trim() !== '' && <p role="status">{copy.count(rows.length, total)}</p>}
      {rows.length > 0 && (
        <div className="register-list">
          <DeskTable label={copy.found} columns={Object.values(copy.columns)}>
            {rows.map(({ key, built, ours, address, page, isVerbatim }) => (
              <tr key={key}>
                <th scope="row" className="word-search__key" translate="no">
                  {key}
                </th>
                <td className="register__cell" data-label={copy.columns.built}>
                  <span>{built ?? copy.fromParts}</span>
                  {isVerbatim && <small className="register__mark">{copy.verbatim}</small>}
                </td>
                <td className="register__cell" data-label={copy.columns.ours}>
                  <span>{ours ?? copy.none}</span>
                </td>
                <td data-label={copy.columns.page}>
                  {page ? (
                    <a className="desk-link" href={page} translate="no">
                      {page}
                    </a>
                  ) : (
                    <span>{copy.noPage}</span>
                  )}
                </td>
                <td>
                  {address && mayWrite && (
                    <DeskLink to={address} aria-label={`${copy.write}: ${ours ?? built}`}>
                      {copy.write}
                    </DeskLink>
                  )}
                </td>
              </tr>
            ))}
          </DeskTable>
        </div>
      )}
    </section>
  )
}
