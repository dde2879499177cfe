import sanitize from 'sanitize-html'
import { toLines } from '#platform/text/clean-text.ts'
import { directAddress } from './link-address.ts'

const ALIGNMENTS = ['left', 'center', 'right']

/** Leaves only what an article is made of. No script, style, frame, form or foreign picture gets through. */
export function sanitizeContent(html: string): string {
  const clean = sanitize(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption', 'div'],
      ...['a', 'strong', 'em', 'code', 'sub', 'sup', 'del', 'u', 'abbr', 'img', 'picture', 'source'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      ol: ['start'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      source: ['type', 'srcset', 'sizes'],
      th: ['scope', 'align', 'colspan', 'rowspan'],
      td: ['align', 'colspan', 'rowspan'],
      div: ['role', 'tabindex', 'aria-label'],
    },
    allowedClasses: { div: ['scroll-x'], table: ['slab'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // Pictures are our own files: the Content-Security-Policy allows no others.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    selfClosing: ['img', 'br', 'hr', 'source'],
    transformTags: { a: leaveSafely, img: stayWithUs, source: chooseAmongUs, th: placeKnown, td: placeKnown },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' && !attribs.src) || (tag === 'source' && !attribs.srcset),
  })
  // By now "&#16;" is the sign that it names, which no feed may hold.
  return toLines(clean)
}

function leaveSafely(tagName: string, { href: written = '', title }: sanitize.Attributes): sanitize.Tag {
  const href = directAddress(written)
  const attribs = { href, ...(title && { title }), ...(/^https?:/i.test(href) && { rel: 'noopener' }) }
  return { tagName, attribs }
}

function stayWithUs(tagName: string, { src = '', ...attribs }: sanitize.Attributes): sanitize.Tag {
  const isOurs = /^\/[^/\\]/.test(src)
  const right = Object.entries(attribs).filter(([name, value]) => isRight(name, value))
  return { tagName, attribs: isOurs ? { ...Object.fromEntries(right), src } : { alt: '' } }
}

function isRight(name: string, value: string): boolean {
  if (name === 'srcset') return isOurSet(value)
  return !['width', 'height'].includes(name) || /^[1-9]\d{0,4}$/.test(value)
}

function chooseAmongUs(tagName: string, { srcset, ...attribs }: sanitize.Attributes): sanitize.Tag {
  return { tagName, attribs: isOurSet(srcset) ? { ...attribs, srcset } : {} }
}

function isOurSet(set: string | undefined): set is string {
  return /^(\/media\/[\w-]+\.(avif|webp) \d+w(, |$))+$/.test(set ?? '')
}

function placeKnown(tagName: string, { align = '', colspan = '', rowspan = '', ...attribs }: sanitize.Attributes) {
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(ALIGNMENTS.includes(align) && { align }),
      ...(isSpan(colspan) && { colspan }),
      ...(isSpan(rowspan) && { rowspan }),
    },
  }
}

function isSpan(text: string): boolean {
  return /^([2-9]|1\d|20)$/.test(text)
}
