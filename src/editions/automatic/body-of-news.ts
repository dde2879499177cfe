import { toldInLanguage } from '#articles/translations.ts'
import { findOpening, toOpening } from '#company/openings/opening-queries.ts'
import { readFacts } from '#company/registers/read-facts.ts'
import type { Database } from '#database/database.ts'
import { EVERYBODY } from '#editions/audience.ts'
import { type EditionBody, EMPTY_BODY, LONGEST_PREHEADER, LONGEST_SUBJECT } from '#editions/edition-body.ts'
import { type EditionBlock, writeBlock } from '#editions/edition-content.ts'
import { dateInWords, inIndianDate } from '#india/indian-date.ts'
import { currentLanguage, FIRST_LANGUAGE } from '#platform/text/language.ts'
import { NEWS_TOPICS } from './automatic-kinds.ts'
import { findArticle, type News, productOf } from './news.ts'
import { findTariffChange, type TariffChange } from './tariff-change.ts'
import { monthsInWords } from './tell-change.ts'
import { automaticCopy as copy } from './words.en.ts'

/** An edition about news of one kind, and of tariffs of one state. Undefined where nothing of it is public any more. */
export async function bodyOfNews(db: Database, news: News[], now: Date): Promise<EditionBody | undefined> {
  const [first] = news
  const blocks = await blocksOf(db, news, now)
  const told = first && (await titleOf(db, news, now))
  if (!first || !told || blocks.length === 0) return undefined

  const audience = {
    ...EVERYBODY,
    topics: [NEWS_TOPICS[first.kind]],
    states: first.state === null ? [] : [first.state],
  }
  return body(told, [...blocks, ...(first.kind === 'tariff' ? [calculatorOf(first.state)] : [])], audience)
}

/** All news since the last one, for who wants them together: what each reader gets of it is decided as it goes. */
export async function bodyOfDigest(db: Database, news: News[], now: Date): Promise<EditionBody | undefined> {
  const blocks = await blocksOf(db, news, now)
  if (blocks.length === 0) return undefined
  const topics = [...new Set(news.map(({ kind }) => NEWS_TOPICS[kind]))]
  const { subject, preheader } = copy.digest
  const told = { subject: subject(inIndianDate(now.toISOString())), preheader }
  return body(told, blocks, { ...EVERYBODY, topics })
}

function body(
  { subject, preheader }: Pick<EditionBody, 'subject' | 'preheader'>,
  blocks: EditionBlock[],
  audience: EditionBody['audience'],
): EditionBody {
  return {
    ...EMPTY_BODY,
    subject: subject.slice(0, LONGEST_SUBJECT),
    preheader: preheader.slice(0, LONGEST_PREHEADER),
    content: blocks.map(writeBlock).join(''),
    audience,
    ...(currentLanguage() !== FIRST_LANGUAGE && { writtenIn: currentLanguage() }),
  }
}

function calculatorOf(state: string | null): EditionBlock {
  return { block: 'button', text: copy.tariff.button, href: `/energy-calculator#state=${state ?? ''}` }
}

async function blocksOf(db: Database, news: News[], now: Date): Promise<EditionBlock[]> {
  const blocks: EditionBlock[] = []
  for (const { kind, subject } of news) {
    const article = kind === 'article' ? await findArticle(db, subject, now) : undefined
    if (article) blocks.push({ block: 'article', slug: article.slug })
    if (kind === 'tariff' && (await findTariffChange(db, subject, now))) blocks.push({ block: 'change', of: subject })
    if (kind === 'opening') blocks.push({ block: 'opening', of: subject })
    if (kind === 'price') blocks.push({ block: 'price', of: productOf(subject) })
  }
  return blocks
}

async function titleOf(
  db: Database,
  news: News[],
  now: Date,
): Promise<Pick<EditionBody, 'subject' | 'preheader'> | undefined> {
  const { kind, subject } = news[0]!
  switch (kind) {
    case 'article': {
      const article = await findArticle(db, subject, now)
      if (!article) return undefined
      const [told] = await toldInLanguage(db, [{ ...article, lang: '' }])
      const { title, description, lang } = told!
      return { subject: lang ? copy.inEnglish(title) : title, preheader: description }
    }
    case 'tariff': {
      const changes = await Promise.all(news.map((each) => findTariffChange(db, each.subject, now)))
      const known = changes.filter((change) => change !== undefined)
      return known[0] && { subject: subjectOfChanges(known[0], known), preheader: copy.tariff.preheader }
    }
    case 'opening': {
      const opening = await findOpening(db, subject)
      const { subject: one, subjects, preheader } = copy.opening
      if (!opening) return undefined
      const { title, lang } = toOpening(opening)
      const named = lang ? copy.inEnglish(title) : title
      return { subject: news.length === 1 ? one(named) : subjects(news.length), preheader }
    }
    case 'price': {
      const { products } = await readFacts(db, now)
      const product = Object.entries(products).find(([key]) => key === productOf(subject))?.[1]
      return product && { subject: copy.price.subject(product.name), preheader: copy.price.preheader }
    }
  }
}

function subjectOfChanges({ cause, state, from, until }: TariffChange, all: TariffChange[]): string {
  const { order, surcharge, both } = copy.tariff.subjects
  if (all.some((other) => other.cause !== cause || other.from !== from || other.until !== until)) return both(state)
  return cause === 'order' ? order(state, dateInWords(from)) : surcharge(state, monthsInWords(from.slice(0, 7), until))
}
