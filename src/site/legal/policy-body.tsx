import { type Block, blocksOf } from '#company/legal/blocks-of.ts'
import type { PolicySection } from '#company/legal/policy.ts'
import { Icon } from '#ui/icon.tsx'

/** The full text, every section under its own anchor. */
export function PolicyBody({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="prose long policy__text">
      {sections.map(({ id, heading, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          {blocksOf(text).map((block) => (
            <PolicyBlock key={JSON.stringify(block)} block={block} label={heading} />
          ))}
        </section>
      ))}
    </div>
  )
}

function PolicyBlock({ block, label }: { block: Block; label: string }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return <PolicyTable {...block} label={label} />
    case 'link':
      return (
        <a className="go-link" href={block.to}>
          <span>{block.label}</span> <Icon name="go" />
        </a>
      )
  }
}

// On a phone each row stands by itself, every value under its column's name: nothing to scroll sideways.
function PolicyTable({ head, rows, label }: Extract<Block, { kind: 'table' }> & { label: string }) {
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
