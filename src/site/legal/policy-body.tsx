import type { PolicySection } from '#company/legal/policy.ts'
import { Icon } from '#ui/icon.tsx'

/** The full text, every section under its own anchor. */
export function PolicyBody({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="prose long policy__text">
      {sections.map(({ id, heading, text, list, table, link }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {table && <PolicyTable {...table} label={heading} />}
          {link && (
            <a className="go-link" href={link.to}>
              <span>{link.label}</span> <Icon name="go" />
            </a>
          )}
        </section>
      ))}
    </div>
  )
}

// On a phone each row stands by itself, every value under its column's name: nothing to scroll sideways.
function PolicyTable({ head, rows, label }: NonNullable<PolicySection['table']> & { label: string }) {
  return (
    <table className="policy__table" aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((value, column) => (
              <td key={head[column + 1]} data-column={head[column + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
