import sanitizeHtml from 'sanitize-html'

const SHAPES = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']
const PAINTS = ['defs', 'symbol', 'use', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern']
const SAID = ['title', 'desc', 'style']

/**
 * A drawing without all that is no drawing: scripts, handlers, pages inside it, entities, and whatever it would fetch from
 * elsewhere. Undefined for what is no SVG. No browser is ever given it: the library keeps pictures that are made of it.
 */
export function cleanSvg(text: string): string | undefined {
  const clean = sanitizeHtml(text, {
    allowedTags: [...SHAPES, ...PAINTS, ...SAID],
    // Its styles are read by the drawer of the server alone, and fetch nothing: see withoutAddresses.
    allowVulnerableTags: true,
    allowedAttributes: false,
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe'].filter(
      (tag) => tag !== 'style',
    ),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptOf(attribs) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim()
  return clean.startsWith('<svg') ? withoutAddresses(clean) : undefined
}

function keptOf(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => {
    if (/^on/i.test(name)) return false
    return /href$|^src$/i.test(name) ? value.startsWith('#') : true
  })
  return Object.fromEntries(kept)
}

/** What a drawing may point to is a part of itself: `url(#shade)`. */
function withoutAddresses(svg: string): string {
  return svg.replace(/@import[^;<]*;?/gi, '').replace(/url\(\s*(?!["']?#)[^)]*\)/gi, 'none')
}
