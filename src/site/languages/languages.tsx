import { countByLanguage } from '#articles/translations.ts'
import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { dateInWords } from '#india/indian-date.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { addressIn, FIRST_LANGUAGE, type Language, langOf, offeredLanguages } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { contactPath } from '#ui/contact-path.ts'
import { Icon } from '#ui/icon.tsx'
import type { Route } from './+types/languages.ts'
import { languagesPageCopy as copy } from './words.en.ts'
import '#ui/go-link.css'
import './languages.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  return countByLanguage(db, now())
}

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/languages' })
}

/** The languages of the site, and of each translation who has read it through. */
export default function LanguagesPage({ loaderData: articles }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap languages-page">
        <h1 className="h-page">{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        {offeredLanguages().map((language) => (
          <section key={language} aria-labelledby={language}>
            <h2 className="h-mid" id={language} lang={langOf(language)} translate="no">
              {LANGUAGES[language].name}
            </h2>
            <Standing language={language} />
            <p>{copy.articles(articles[language] ?? 0, articles[FIRST_LANGUAGE] ?? 0)}</p>
            <a className="go-link" href={addressIn(language, '/')} hrefLang={langOf(language)}>
              <span>{copy.open}</span> <Icon name="go" />
            </a>
          </section>
        ))}
        <p>
          <a className="btn btn--line" href={contactPath(copy.message)}>
            {copy.tell}
          </a>
        </p>
      </div>
    </section>
  )
}

function Standing({ language }: { language: Language }) {
  if (language === FIRST_LANGUAGE) return <p>{copy.first}</p>
  const read = companyFacts().proofreads.filter((each) => each.language === language)
  if (read.length === 0) return <p>{copy.awaits(language)}</p>
  return read.map(({ id, reader, day }) => <p key={id}>{copy.read(reader, dateInWords(day))}</p>)
}
