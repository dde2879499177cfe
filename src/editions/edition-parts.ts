import { type ChildNode, type Element, isTag } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { mailPictureAddress } from '#articles/pictures/mail-picture.ts'
import { readPictureAddress } from '#articles/pictures/picture-address.ts'
import { findVisibleOrMoved } from '#articles/post-queries.ts'
import { toldInLanguage } from '#articles/translations.ts'
import { FIRST_ANSWERS } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { isPriced, totalLabel, totalText } from '#calculator/screen/total-label.ts'
import { writePrice } from '#calculator/screen/write-number.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { findOpening, stateOf, toOpening } from '#company/openings/opening-queries.ts'
import { readFacts } from '#company/registers/read-facts.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { addressHere, FIRST_LANGUAGE, isInNoLanguage, withoutLanguage } from '#platform/text/language.ts'
import { partKey } from './automatic/automatic-kinds.ts'
import { findTariffChange, type TariffChange } from './automatic/tariff-change.ts'
import { automaticCopy } from './automatic/words.en.ts'
import type { EditionBody } from './edition-body.ts'
import { type EditionBlock, readBlock } from './edition-content.ts'
import { inItsLanguage } from './in-its-language.ts'

/** A part of an edition with all that is to be said of it, from above to below. */
export type EditionPart =
  | { kind: 'written'; node: ChildNode }
  | { kind: 'button'; text: string; href: string }
  | {
      kind: 'article'
      key: string
      title: string
      description: string
      href: string
      picture: string | null
      /** Where it is in English and what is around it is not. */
      lang?: string
    }
  | {
      kind: 'bill'
      state: string
      units: number
      /** "Your bill, before fuel surcharge" */
      label: string
      /** "₹1,234.50" */
      total: string
      source: string
      /** The day that it was worked out for, "2026-11-26". */
      day: string
      href: string
    }
  | ({ kind: 'change'; key: string; id: string } & TariffChange)
  /** An opening, or a product with its price. */
  | { kind: 'notice'; key: string; title: string; lines: string[]; href: string; link: string; lang?: string }
  /** What cannot be said: an article that nobody sees, a bill that nothing prices. */
  | { kind: 'missing'; block: EditionBlock }

type Needed = Pick<Services, 'db' | 'now'>

/** The content of an edition as a tree, with its articles and bills as they are now, in the language of the edition. */
export function readParts(body: Pick<EditionBody, 'content' | 'writtenIn'>, services: Needed): Promise<EditionPart[]> {
  return inItsLanguage(body, async () => {
    const parts: EditionPart[] = []
    for (const node of parseDocument(body.content).children) {
      const block = isTag(node) ? readBlock(node) : undefined
      parts.push(block ? await fill(block, services) : { kind: 'written', node: leadingHere(node) })
    }
    return parts
  })
}

/** What somebody wrote, with its links leading to pages of the language of now. */
function leadingHere(node: ChildNode): ChildNode {
  for (const { attribs } of elementsIn(node, 'a')) if (attribs.href) attribs.href = here(attribs.href)
  return node
}

async function fill(block: EditionBlock, services: Needed): Promise<EditionPart> {
  return (await partOf(block, services)) ?? { kind: 'missing', block }
}

async function partOf(block: EditionBlock, services: Needed): Promise<EditionPart | undefined> {
  switch (block.block) {
    case 'button':
      return { kind: 'button', text: block.text, href: here(block.href) }
    case 'article':
      return articleOf(block.slug, services)
    case 'bill':
      return billOf(block, services)
    case 'change':
      return changeOf(block.of, services)
    case 'opening':
      return openingOf(block.of, services)
    case 'price':
      return priceOf(block.of, services)
  }
}

async function articleOf(slug: string, { db, now }: Needed): Promise<EditionPart | undefined> {
  const post = await findVisibleOrMoved(db, now(), slug)
  if (!post) return undefined
  const [told] = await toldInLanguage(db, [{ id: post.id, title: post.title, description: post.description, lang: '' }])
  const { title, description, lang } = told!
  const page = `/blogs/${post.slug}`
  const picture = readPictureAddress(post.thumbnail_image ?? post.featured_image ?? '')
  return {
    kind: 'article',
    key: partKey({ kind: 'article', subject: String(post.id) }),
    // One that is in English alone is read on its English page.
    ...{ title, description, href: lang ? page : addressHere(page) },
    ...(lang && { lang }),
    picture: picture ? mailPictureAddress(picture) : null,
  }
}

async function billOf(
  { state, units }: EditionBlock & { block: 'bill' },
  { db, now }: Needed,
): Promise<EditionPart | undefined> {
  const library = await findTariffLibrary(db)
  const day = dayInIndia(now())
  const result = workOut(library.list(state), { ...FIRST_ANSWERS, state, units: String(units) }, day)
  const bill = result?.worked?.bill
  const energy = bill?.lines.find(({ id }) => id === 'energy')
  const name = library.states().find(({ code }) => code === state)?.name
  if (!bill || !energy || !name || !isPriced(bill)) return undefined

  return {
    kind: 'bill',
    ...{ state: name, units, label: totalLabel(bill), total: totalText(bill), source: energy.source, day },
    href: addressHere(`/energy-calculator#${new URLSearchParams({ state, units: String(units) })}`),
  }
}

async function changeOf(id: string, { db, now }: Needed): Promise<EditionPart | undefined> {
  const change = await findTariffChange(db, id, now())
  return change && { kind: 'change', key: partKey({ kind: 'tariff', subject: id }), id, ...change }
}

async function openingOf(id: string, { db, now }: Needed): Promise<EditionPart | undefined> {
  const row = await findOpening(db, id)
  if (!row || stateOf(row, now()) !== 'open') return undefined
  const { title, location, type, summary, lang } = toOpening(row)
  return {
    ...{ kind: 'notice', key: partKey({ kind: 'opening', subject: id }), title, ...(lang && { lang }) },
    lines: [automaticCopy.opening.where(location, type), summary],
    ...{ href: addressHere(`/careers/${id}`), link: automaticCopy.opening.link },
  }
}

async function priceOf(key: string, { db, now }: Needed): Promise<EditionPart | undefined> {
  const { products } = await readFacts(db, now())
  const product = Object.entries(products).find(([name]) => name === key)?.[1]
  if (product?.price == null) return undefined
  return {
    ...{ kind: 'notice', key: partKey({ kind: 'price', subject: key }), title: product.name },
    lines: [automaticCopy.price.text(writePrice(product.price)), product.summary],
    ...{ href: addressHere(key === 'plug' ? '/our-products' : '/smart-home'), link: automaticCopy.price.link },
  }
}

/** A page of ours in the language of now; a file, another's address, and one that names its language as it is. */
function here(href: string): string {
  const { language, path } = withoutLanguage(href)
  const isOurs = /^\/(?!\/)/.test(href) && language === FIRST_LANGUAGE
  return isOurs && !isInNoLanguage(path.replace(/[?#].*$/s, '')) ? addressHere(href) : href
}

/** Every address that an edition leads to, as written. */
export function linksOf(parts: EditionPart[]): string[] {
  const links = parts.flatMap((part) => {
    if (part.kind === 'written')
      return elementsIn(part.node, 'a').flatMap(({ attribs }) => (attribs.href ? [attribs.href] : []))
    if (part.kind === 'change') return part.address ? [part.address] : []
    return 'href' in part ? [part.href] : []
  })
  return [...new Set(links)]
}

/** The pictures that were placed in the text. */
export function picturesOf(parts: EditionPart[]): { src: string; alt: string }[] {
  return parts.flatMap((part) =>
    part.kind === 'written'
      ? elementsIn(part.node, 'img').map(({ attribs }) => ({ src: attribs.src ?? '', alt: attribs.alt ?? '' }))
      : [],
  )
}

function elementsIn(node: ChildNode, name: string): Element[] {
  return findAll((element) => element.name === name, [node])
}
