import { type Block, blocksOf } from '#company/legal/blocks-of.ts'
import { LEGAL_PATHS } from '#company/legal/legal-paths.ts'
import type { Policy, PolicySection } from '#company/legal/policy.ts'
import type { ShownText } from '#company/legal/shown-texts.ts'
import { policyCopy as copy } from '#company/legal/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { currentLanguage, FIRST_LANGUAGE, langOf } from '#platform/text/language.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'

interface PolicyPageProps {
  policy: Policy
  /** Texts that held before, each with an address of its own. */
  earlier?: readonly Omit<ShownText, 'which'>[]
  /** Where the text is that holds now: this one is an earlier one. */
  holds?: string
}

/** A policy: in short as a bill, then in full. */
export function PolicyPage({ policy, earlier = [], holds }: PolicyPageProps) {
  const { updated } = policy
  const isLegal = Object.values<string>(LEGAL_PATHS).includes(policy.path)
  const isTranslation = isLegal && !holds && currentLanguage() !== FIRST_LANGUAGE

  return (
    <section className="section policy">
      <div className="wrap cols cols--4-8">
        <div className="policy__side">
          <h1 className="h-page">{policy.title}</h1>
          <p className="muted">
            {copy.lastUpdated} <time dateTime={updated}>{copy.inWords(updated)}</time>
          </p>
          {holds && (
            <p className="policy__earlier">
              <span>{copy.isEarlier}</span> <a href={holds}>{copy.nowHolds}</a>
            </p>
          )}
          <nav className="policy__contents" aria-label={copy.contents}>
            <ol>
              {policy.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          {isTranslation && (
            <p className="policy__earlier">
              <span>{copy.isTranslation}</span>{' '}
              <a href={policy.path} hrefLang={langOf(FIRST_LANGUAGE)}>
                {copy.english}
              </a>
            </p>
          )}
        </div>
        <div className="policy__main">
          <div className="bill policy__bill">
            <div className="bill__top">
              <h2 id={headingId(copy.inShort)}>{copy.inShort}</h2>
              {policy.note && <span>{policy.note}</span>}
            </div>
            <dl>
              {policy.inShort.map(([name, value]) => (
                <div key={name} className="ln">
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <PolicyBody sections={policy.sections} />
          {earlier.length > 0 && (
            <section className="policy__earlier" aria-labelledby={headingId(copy.earlier)}>
              <h2 className="h-mid" id={headingId(copy.earlier)}>
                {copy.earlier}
              </h2>
              <ul>
                {earlier.map(({ version, firstShownAt }) => (
                  <li key={version}>
                    <a href={`/earlier-texts/${version}`}>
                      {`${policy.title}, ${copy.from(copy.inWords(dayInIndia(new Date(firstShownAt))))}`}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </section>
  )
}

/** The full text, every section under its own anchor. */
function PolicyBody({ sections }: { sections: readonly PolicySection[] }) {
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
