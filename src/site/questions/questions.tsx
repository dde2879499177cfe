import { companyFacts } from '#company/facts.ts'
import { pageMeta } from '#company/page-meta.ts'
import { questions as register } from '#company/registers/questions.en.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import { contactPath } from '#ui/contact-path.ts'
import { headingId } from '#ui/heading-id.ts'
import { Icon } from '#ui/icon.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import { topicNames } from './topic-words.en.ts'
import { questionsCopy as copy } from './words.en.ts'
import './questions.css'

type Question = CompanyFacts['questions'][number]

interface Topic {
  id: string
  name: string
  questions: readonly Question[]
}

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/questions' })
}

/** What people ask us, under its topic; a topic without a question is left out. */
export default function QuestionsPage() {
  const { questions } = companyFacts()
  const topics = topicsOf(questions)

  return (
    <>
      {questions.length > 0 && <StructuredData of={import.meta.env.SSR && faqPage(questions)} />}
      <section className="section">
        <div className="wrap cols cols--4-8">
          <div>
            <h1 className="h-page">{copy.heading}</h1>
            {topics.length > 1 && <Contents topics={topics} />}
          </div>
          <div className="prose long questions-by-topic">
            {topics.map(({ id, name, questions }) => (
              <section key={id} id={id} className="questions" aria-labelledby={`${id}-heading`}>
                <h2 id={`${id}-heading`}>{name}</h2>
                {questions.map(({ id, question, answer }) => (
                  <div key={id}>
                    <h3 id={headingId(question)}>{question}</h3>
                    {paragraphsOf(answer).map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                ))}
              </section>
            ))}
            <p>{topics.length > 0 ? copy.other : copy.none}</p>
            <a className="go-link" href={contactPath(copy.message)}>
              <span>{copy.ask}</span> <Icon name="go" />
            </a>
          </div>
        </div>
      </section>
    </>
  )
}

function Contents({ topics }: { topics: readonly Topic[] }) {
  return (
    <nav className="questions__topics" aria-label={copy.contents}>
      <ul>
        {topics.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function topicsOf(questions: readonly Question[]): Topic[] {
  return Object.entries(register.fields.topic.options)
    .map(([id, name]) => ({
      id,
      name: topicNames[id as keyof typeof topicNames] ?? name,
      questions: questions.filter(({ topic }) => topic === id),
    }))
    .filter(({ questions }) => questions.length > 0)
}

function paragraphsOf(answer: string): string[] {
  return answer.split(/\n+/).filter(Boolean)
}

/** The same for search engines (schema.org/FAQPage). */
function faqPage(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
