import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'

const { export: copy } = leadsDeskCopy

interface ExportLinksProps {
  query: string
  /** The most rows of a sheet. */
  bound: number
}

/** Plain links: the browser takes the file while the page stays. */
export function ExportLinks({ query, bound }: ExportLinksProps) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <p className="desk-inline">
        <a className="desk-link" href={`/desk/leads/export?format=csv&${query}`} download>
          {copy.csv}
        </a>
        <a className="desk-link" href={`/desk/leads/export?format=xlsx&${query}`} download>
          {copy.xlsx}
        </a>
      </p>
      <p className="small muted">{copy.bound(bound)}</p>
    </section>
  )
}
