import { type ChildNode, Element, isTag, isText, type ParentNode } from 'domhandler'
import {
  appendChild,
  findAll,
  getOuterHTML,
  prepend,
  prependChild,
  removeElement,
  replaceElement,
  textContent,
} from 'domutils'
import { parseDocument } from 'htmlparser2'
import { pictureSourceSet, readPictureAddress } from '#articles/pictures/picture-address.ts'
import { articleCopy } from '#articles/words.en.ts'

/** How wide a picture in the text is shown: the text's measure, or the screen without its gutters (article.css). */
const SIZES = '(min-width: 48rem) 44rem, calc(100vw - 2.5rem)'

/**
 * Gives clean HTML from an editor the shape that our articles have: tables with
 * a head, in a region that scrolls; pictures in each of their sizes; and no
 * paragraphs around what is one line of a list or a table. Doing it again
 * changes nothing.
 */
export function arrangeContent(html: string): string {
  const document = parseDocument(html)

  for (const item of elements(document, 'li')) unwrapOnlyParagraph(item)
  arrangeTables(document)
  arrangePictures(document)
  for (const empty of elements(document, 'p').filter(isEmpty)) removeElement(empty)

  return getOuterHTML(document.children, { encodeEntities: 'utf8' }).trim()
}

function elements(within: ParentNode, ...names: string[]): Element[] {
  return findAll((element) => names.includes(element.name), within.children)
}

function arrangeTables(document: ParentNode) {
  for (const region of elements(document, 'div')) unwrap(region)

  let heading = ''
  let number = 0
  for (const element of elements(document, 'h2', 'h3', 'h4', 'table')) {
    if (element.name !== 'table') heading = words(element)
    else {
      number += 1
      arrangeTable(element, articleCopy.table(number, heading))
    }
  }
}

function arrangeTable(table: Element, label: string) {
  const rows = elements(table, 'tr')
  const heads = rows.findIndex((row) => !cellsOf(row).every(({ name }) => name === 'th'))
  const [thead, tbody] = [element('thead'), element('tbody')]

  rows.forEach((row, at) => {
    const isHead = heads === -1 ? at === 0 : at < heads
    for (const cell of cellsOf(row)) {
      unwrapParagraphs(cell)
      const { scope: _, ...place } = cell.attribs
      cell.attribs = { ...(cell.name === 'th' && { scope: isHead ? 'col' : 'row' }), ...place }
    }
    appendChild(isHead ? thead : tbody, row)
  })

  const parts = [...elements(table, 'caption'), thead, tbody].filter(({ children }) => children.length > 0)
  table.attribs = { class: 'slab' }
  table.children = []
  for (const part of parts) appendChild(table, part)

  const region = element('div', { class: 'scroll-x', role: 'region', tabindex: '0', 'aria-label': label })
  replaceElement(table, region)
  appendChild(region, table)
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child): child is Element => isTag(child) && ['th', 'td'].includes(child.name))
}

function arrangePictures(document: ParentNode) {
  for (const wrapper of elements(document, 'picture')) unwrap(wrapper)
  for (const source of elements(document, 'source')) removeElement(source)
  for (const figure of elements(document, 'figure')) if (elements(figure, 'img').length === 0) unwrap(figure)

  for (const image of elements(document, 'img')) {
    const { src = '', alt = '', width, height } = image.attribs
    const ours = readPictureAddress(src)
    const place = { ...(width && { width }), ...(height && { height }), loading: 'lazy', decoding: 'async' }
    image.attribs = {
      alt,
      ...place,
      ...(ours && { srcset: pictureSourceSet(ours, 'webp'), sizes: SIZES }),
      src,
    }
    if (!ours) continue

    const picture = element('picture')
    replaceElement(image, picture)
    appendChild(picture, image)
    const srcset = pictureSourceSet(ours, 'avif')
    prependChild(picture, element('source', { type: 'image/avif', srcset, sizes: SIZES }))
  }
}

function unwrapOnlyParagraph(item: Element) {
  const paragraphs = item.children.filter((child) => isTag(child) && child.name === 'p')
  if (paragraphs.length === 1) unwrap(paragraphs[0] as Element)
}

/** A cell with one paragraph says it itself; between several there is a line break. */
function unwrapParagraphs(cell: Element) {
  const paragraphs = cell.children.filter((child): child is Element => isTag(child) && child.name === 'p')
  paragraphs.forEach((paragraph, at) => {
    if (at > 0) prependChild(paragraph, element('br'))
    unwrap(paragraph)
  })
}

function unwrap(wrapper: Element) {
  for (const child of [...wrapper.children]) prepend(wrapper, child)
  removeElement(wrapper)
}

function isEmpty(paragraph: Element): boolean {
  return paragraph.children.every((child) => (isText(child) ? !child.data.trim() : isTag(child) && child.name === 'br'))
}

function words(element: Element): string {
  return textContent(element as ChildNode)
    .replace(/\s+/g, ' ')
    .trim()
}

function element(name: string, attribs: Record<string, string> = {}): Element {
  return new Element(name, attribs)
}
