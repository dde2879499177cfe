import { type ChildNode, type Element, isTag } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { mailPictureAddress } from '#articles/pictures/mail-picture.ts'
import { readPictureAddress } from '#articles/pictures/picture-address.ts'
import { findVisibleOrMoved } from '#articles/post-queries.ts'
import { FIRST_ANSWERS } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { isPriced, totalLabel, totalText } from '#calculator/screen/total-label.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Services } from '#platform/services.ts'
import { type EditionBlock, readBlock } from './edition-content.ts'

/** A part of an edition with all that is to be said of it, from above to below. */
export type EditionPart =
  | { kind: 'written'; node: ChildNode }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'article'; title: string; description: string; href: string; picture: string | null }
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
  /** What cannot be said: an article that nobody sees, a bill that nothing prices. */
  | { kind: 'missing'; block: EditionBlock }

type Needed = Pick<Services, 'db' | 'now'>

/** The content of an edition as a tree, with its articles and bills as they are now. */
export async function readParts(content: string, services: Needed): Promise<EditionPart[]> {
  const parts: EditionPart[] = []
  for (const node of parseDocument(content).children) {
    const block = isTag(node) ? readBlock(node) : undefined
    parts.push(block ? await fill(block, services) : { kind: 'written', node })
  }
  return parts
}

async function fill(block: EditionBlock, services: Needed): Promise<EditionPart> {
  if (block.block === 'button') return { kind: 'button', text: block.text, href: block.href }
  const part = block.block === 'article' ? await articleOf(block.slug, services) : await billOf(block, services)
  return part ?? { kind: 'missing', block }
}

async function articleOf(slug: string, { db, now }: Needed): Promise<EditionPart | undefined> {
  const post = await findVisibleOrMoved(db, now(), slug)
  if (!post) return undefined
  const picture = readPictureAddress(post.thumbnail_image ?? post.featured_image ?? '')
  return {
    kind: 'article',
    ...{ title: post.title, description: post.description, href: `/blogs/${post.slug}` },
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
    href: `/energy-calculator#${new URLSearchParams({ state, units: String(units) })}`,
  }
}

/** Every address that an edition leads to, as written. */
export function linksOf(parts: EditionPart[]): string[] {
  const links = parts.flatMap((part) => {
    if (part.kind === 'written')
      return elementsIn(part.node, 'a').flatMap(({ attribs }) => (attribs.href ? [attribs.href] : []))
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
