import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { findOne } from 'domutils'
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { mailPictureAddress } from '#articles/pictures/mail-picture.ts'
import { readPictureAddress } from '#articles/pictures/picture-address.ts'

const ink = '#1F1611'
const wrapped: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }
const line: CSSProperties = { ...wrapped, fontSize: 17, lineHeight: '1.5' }
const cell: CSSProperties = { ...wrapped, borderBottom: '1px solid #D9CCB9', fontSize: 16, padding: '6px 8px 6px 0' }

// Mail programs know no style sheet of ours: each element brings its own.
const STYLES: Record<string, CSSProperties> = {
  p: { ...line, margin: '0 0 14px' },
  h2: { ...wrapped, fontSize: 22, lineHeight: '1.2', margin: '28px 0 10px' },
  h3: { ...wrapped, fontSize: 19, lineHeight: '1.25', margin: '22px 0 8px' },
  h4: { ...wrapped, fontSize: 17, lineHeight: '1.3', margin: '18px 0 6px' },
  ul: { ...line, margin: '0 0 14px', paddingLeft: 24 },
  ol: { ...line, margin: '0 0 14px', paddingLeft: 24 },
  li: { ...line, margin: '0 0 6px' },
  blockquote: { ...line, borderLeft: '4px solid #FF6B3D', margin: '0 0 14px', paddingLeft: 14 },
  pre: { ...wrapped, fontSize: 15, margin: '0 0 14px', whiteSpace: 'pre-wrap' },
  hr: { border: 0, borderTop: `2px solid ${ink}`, margin: '24px 0' },
  a: { color: '#B23A0E', textDecoration: 'underline' },
  th: { ...cell, fontWeight: 700, textAlign: 'left' },
  td: { ...cell, textAlign: 'left', verticalAlign: 'top' },
  caption: { ...line, fontWeight: 700, textAlign: 'left' },
}
const PLAIN = ['strong', 'em', 'code', 'sub', 'sup', 'del', 'u', 'abbr', 'thead', 'tbody', 'tr']

/** An article's own block as mails can show it: tables and styles in the elements, addresses whole, pictures as JPEG. */
export function DrawnMarkup({ node, origin }: { node: ChildNode; origin: string }): ReactNode {
  if (isText(node)) return node.data
  if (!isTag(node)) return null

  const children = () =>
    node.children.map((child, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and are rendered once
      <DrawnMarkup key={at} node={child} origin={origin} />
    ))
  switch (node.name) {
    case 'figure':
      return <Figure figure={node} origin={origin} />
    case 'img':
    case 'picture':
      return <Picture within={node} origin={origin} />
    case 'br':
      return <br />
    case 'hr':
      return <hr style={STYLES.hr} />
    case 'table':
      return (
        <table
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ borderTop: `2px solid ${ink}`, margin: '0 0 18px' }}
        >
          {node.children.filter(isTag).map((child, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <DrawnMarkup key={at} node={child} origin={origin} />
          ))}
        </table>
      )
    case 'thead':
    case 'tbody':
    case 'tr':
      // Between rows and cells there is no text, not even a space.
      return createElement(
        node.name,
        {},
        ...node.children
          .filter(isTag)
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          .map((child, at) => <DrawnMarkup key={at} node={child} origin={origin} />),
      )
    default: {
      if (PLAIN.includes(node.name)) return createElement(node.name, {}, ...children())
      const style = STYLES[node.name]
      // A region around a table, and whatever else only arranges.
      if (!style) return <Fragment>{children()}</Fragment>
      return createElement(node.name, { style: { ...style, ...aligned(node) }, ...kept(node, origin) }, ...children())
    }
  }
}

function kept({ name, attribs }: Element, origin: string): Record<string, string | number> {
  const { href = '', start, scope, colspan, rowspan } = attribs
  if (name === 'a') return { className: 'link', href: href.startsWith('/') ? `${origin}${href}` : href }
  return {
    ...(start && { start: Number(start) }),
    ...(scope && { scope }),
    ...(colspan && { colSpan: Number(colspan) }),
    ...(rowspan && { rowSpan: Number(rowspan) }),
  }
}

function aligned({ attribs: { align } }: Element): CSSProperties {
  return align === 'right' || align === 'center' ? { textAlign: align } : {}
}

function Figure({ figure, origin }: { figure: Element; origin: string }) {
  const caption = findOne(({ name }) => name === 'figcaption', figure.children)
  return (
    <>
      <Picture within={figure} origin={origin} />
      {caption && (
        <p style={{ ...line, fontSize: 14, margin: '-8px 0 14px' }}>
          {caption.children.map((child, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <DrawnMarkup key={at} node={child} origin={origin} />
          ))}
        </p>
      )}
    </>
  )
}

function Picture({ within, origin }: { within: Element; origin: string }) {
  const image = within.name === 'img' ? within : findOne(({ name }) => name === 'img', within.children)
  const { src = '', alt = '' } = image?.attribs ?? {}
  const ours = readPictureAddress(src)
  if (!image || !src.startsWith('/')) return null

  const address = `${origin}${ours ? mailPictureAddress(ours) : src}`
  // Without pictures its text stands in its place, large enough to be read, and as wide as a phone: a width of its own
  // holds the box open then. Outlook knows the attribute alone.
  return (
    <img
      src={address}
      alt={alt}
      width="552"
      style={{ ...line, display: 'block', height: 'auto', margin: '0 0 14px', maxWidth: 552, width: '100%' }}
    />
  )
}
