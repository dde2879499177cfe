import sanitize from 'sanitize-html'
import { toLines } from '#platform/text/clean-text.ts'
import type { LetterPart } from './letter.ts'

const MOST_INLINE_BYTES = 1_000_000
/** How pictures begin that every browser shows (latin1); an SVG is a page, and none of them. */
const PICTURES: [type: string, beginning: RegExp][] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
]
const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^[a-z]{3,30}$/i, /^rgba?\([\d\s,.%/]{1,40}\)$/i]
const LENGTH = [
  /^(?:-?\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|%)?|auto)(?:\s+(?:\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|%)?|auto)){0,3}$/i,
]
const WORD = [/^[a-z-]{1,30}$/i]

/**
 * Leaves of a letter's HTML what can be looked at: text, tables, links, pictures. Nothing in it runs, sends or lies over
 * the page. Pictures of other servers stay named; the frame that shows it fetches none of them unasked. Pictures that
 * came with the letter are put into it.
 */
export function cleanLetterHtml(html: string, parts: LetterPart[] = []): string {
  let room = MOST_INLINE_BYTES
  const shown = new Map<string, string>()

  const clean = sanitize(html, {
    allowedTags: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'center', 'blockquote', 'pre', 'address'],
      ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'code', 'small'],
      ...['sub', 'sup', 'big', 'font', 'abbr', 'cite', 'q', 'img', 'figure', 'figcaption'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
    ],
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'template', 'xml'],
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'align', 'valign', 'bgcolor', 'width', 'height'],
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'style'],
      font: ['color', 'size', 'face'],
      table: ['border', 'cellpadding', 'cellspacing', 'width', 'style', 'align', 'bgcolor', 'role'],
      td: ['colspan', 'rowspan', 'width', 'height', 'style', 'align', 'valign', 'bgcolor'],
      th: ['colspan', 'rowspan', 'width', 'height', 'style', 'align', 'valign', 'bgcolor'],
      ol: ['start', 'type'],
    },
    allowedStyles: {
      '*': {
        ...Object.fromEntries(['color', 'background-color', 'border-color'].map((name) => [name, COLOUR])),
        ...Object.fromEntries(
          ['padding', 'margin', 'width', 'max-width', 'height', 'font-size', 'line-height', 'border-width'].flatMap(
            (name) => [[name, LENGTH]],
          ),
        ),
        ...Object.fromEntries(
          ['text-align', 'vertical-align', 'font-style', 'text-decoration', 'border-style', 'white-space'].map(
            (name) => [name, WORD],
          ),
        ),
        'font-weight': [/^(?:\d{3}|[a-z]{4,7})$/i],
        'font-family': [/^[\w\s,'"-]{1,200}$/],
      },
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    selfClosing: ['img', 'br', 'hr', 'col'],
    nestingLimit: 100,
    transformTags: {
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href, target: '_blank', rel: 'noopener noreferrer nofollow' }),
          ...(title && { title }),
        },
      }),
      img: (tagName, { src = '', ...attribs }) => ({ tagName, attribs: { ...attribs, src: addressOf(src) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src && !attribs.alt,
  })
  return toLines(clean)

  function addressOf(src: string): string {
    if (/^https:/i.test(src)) return src
    const cid = /^cid:(.+)$/i.exec(src.trim())?.[1]
    return cid ? inline(cid) : ''
  }

  // The same picture may stand in a letter many times: it is counted each time, since it is written each time.
  function inline(cid: string): string {
    const part = parts.find((each) => each.cid === cid)
    if (!part || part.content.length > room) return ''
    room -= part.content.length
    const known = shown.get(cid)
    if (known !== undefined) return known

    const beginning = part.content.subarray(0, 16).toString('latin1')
    const type = PICTURES.find(([, begins]) => begins.test(beginning))?.[0]
    const address = type ? `data:${type};base64,${part.content.toString('base64')}` : ''
    shown.set(cid, address)
    return address
  }
}

/** Which of the parts a letter's HTML shows by itself: these are no files beside it. */
export function isShownIn(html: string | null, part: LetterPart): boolean {
  return (
    html !== null &&
    part.cid !== null &&
    html.includes(part.content.subarray(0, 3_000).toString('base64').slice(0, 2_000))
  )
}
