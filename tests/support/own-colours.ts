import type { Page } from '@playwright/test'
import { still } from './find-violations.ts'

/** Says nothing: the torn edge of the footer, and what stands for something that comes in a moment. */
const DECORATION = '.ftr, .skeleton, .human-check'

/**
 * What of the page is lost where the visitor's own colours, on black or on white, take the place of ours: what is drawn by
 * a background alone, drawings and words in a colour of ours on a ground of theirs, and the focus.
 */
export async function lostInOwnColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(markDrawn, DECORATION)
  const lost: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    // Colours go over into others.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await still(page)
    lost.push(...(await page.evaluate(findLost)).map((each) => `${colorScheme}: ${each}`))
  }
  return [...new Set(lost)]
}

/** Marks each control, and each thing without words or pictures in it, that is seen by a ground of its own. */
function markDrawn(decoration: string) {
  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  const FILLED = 'img, svg, canvas, video, iframe, input'

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(`svg, ${decoration}`) || !isShown(element)) continue
    const isEmpty = !element.textContent.trim() && !element.matches(FILLED) && !element.querySelector(FILLED)
    if ((isEmpty || element.matches(CONTROLS)) && isDrawn(getComputedStyle(element), element.parentElement))
      element.setAttribute('data-drawn', '')
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part)
      const isThere = style.content === '""' && style.display !== 'none' && Number.parseFloat(style.width) >= 2
      if (isThere && isDrawn(style, element)) element.setAttribute(`data-drawn${part.slice(2)}`, '')
    }
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width >= 2 && height >= 2 && element.checkVisibility({ visibilityProperty: true })
  }

  function isDrawn(style: CSSStyleDeclaration, around: Element | null): boolean {
    if (style.opacity === '0') return false
    if (style.backgroundImage.includes('gradient')) return true
    return !isClear(style.backgroundColor) && style.backgroundColor !== groundOf(around)
  }

  function groundOf(element: Element | null): string {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function isClear(colour: string): boolean {
    return /(^rgba.*,|\/) ?0(\.0\d*)?\)$/.test(colour)
  }
}

function findLost(): string[] {
  /** Of what is drawn, and of what only has to differ from what is around it. */
  const SEEN = 3
  const EDGE = 1.2
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
  const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon'
  const lost: string[] = []

  for (const part of ['', '::before', '::after'])
    for (const element of all(`[data-drawn${part.slice(2)}]`)) {
      const style = getComputedStyle(element, part)
      const around = groundOf(part ? element : element.parentElement)
      if (style.display !== 'none' && !hasEdge(style, around)) lost.push(`a background: ${say(element)}${part}`)
    }
  for (const select of all('select'))
    if (getComputedStyle(select).backgroundImage.includes('url')) lost.push(`the arrow of a list: ${say(select)}`)
  for (const svg of all<SVGSVGElement>('svg')) lost.push(...lostIn(svg))
  for (const element of all('*'))
    if (isInOurColours(element) && contrast(getComputedStyle(element).color, groundOf(element)) < SEEN)
      lost.push(`words: ${say(element)}`)
  for (const element of all<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
    if (!showsFocus(element)) lost.push(`the focus: ${say(element)}`)
  return lost

  function all<Kind extends Element = Element>(selector: string): Kind[] {
    return [...document.body.querySelectorAll<Kind>(selector)].filter(
      (each) => each.getBoundingClientRect().width >= 2 && each.checkVisibility({ visibilityProperty: true }),
    )
  }

  function hasEdge(style: CSSStyleDeclaration, around: string): boolean {
    if (!isClear(style.backgroundColor) && contrast(style.backgroundColor, around) > EDGE) return true
    if (style.forcedColorAdjust === 'none' && style.backgroundImage !== 'none') return true
    // A link has the colour of links.
    if (style.textDecorationLine === 'underline' || style.color === systemColour('LinkText')) return true
    return SIDES.some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 && contrast(style[`border${side}Color`], around) > EDGE,
    )
  }

  function lostIn(svg: SVGSVGElement): string[] {
    // With a ground of its own it is a picture.
    if (svg.parentElement?.closest('svg') || !isClear(getComputedStyle(svg).backgroundColor)) return []
    const around = groundOf(svg)
    const colours = [...svg.querySelectorAll(`${SHAPES}, text`)].flatMap((each) => {
      const { fill, stroke } = getComputedStyle(each)
      return [fill, stroke].filter((colour) => colour !== 'none' && !isClear(colour))
    })
    const isLost = colours.length > 0 && colours.every((colour) => contrast(colour, around) < SEEN)
    const words = [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent.trim())
    return [
      ...(isLost ? [`a drawing: ${say(svg)}`] : []),
      ...words
        .filter((text) => contrast(getComputedStyle(text).fill, fillUnder(text, svg) ?? around) < SEEN)
        .map((text) => `words of a drawing: ${text.textContent} in ${say(svg)}`),
    ]
  }

  /** Of the last shape before these words that lies under their middle. */
  function fillUnder(text: SVGTextElement, svg: SVGSVGElement): string | undefined {
    const { left, top, width, height } = text.getBoundingClientRect()
    const middle = new DOMPoint(left + width / 2, top + height / 2)
    return [...svg.querySelectorAll<SVGGeometryElement>(SHAPES)]
      .filter((shape) => shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((shape) => !shape.closest('defs, clipPath, mask') && /^rgb\(/.test(getComputedStyle(shape).fill))
      .filter((shape) => shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()?.inverse())))
      .map((shape) => getComputedStyle(shape).fill)
      .at(-1)
  }

  function isInOurColours(element: Element): boolean {
    const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return says && !element.closest('svg') && getComputedStyle(element).forcedColorAdjust === 'none'
  }

  /** On itself; of one that is laid over by what stands for it, on that. */
  function showsFocus(element: HTMLElement): boolean {
    const isHidden = getComputedStyle(element).opacity === '0'
    const near = [isHidden ? null : element, element.nextElementSibling, element.parentElement].filter(
      (each) => each instanceof HTMLElement,
    )
    // What goes over into another shows it a frame later.
    for (const each of near) each.style.setProperty('transition', 'none', 'important')
    const before = near.map(outlineOf)
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    return document.activeElement !== element || near.some((each, at) => outlineOf(each) !== before[at])
  }

  function outlineOf(element: Element): string {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
  }

  function groundOf(element: Element | null): string {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return systemColour('Canvas')
  }

  function systemColour(name: string): string {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }

  /** As WCAG 2 computes it. */
  function contrast(one: string, other: string): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([part]) => linear(Number(part) / 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function linear(part: number): number {
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }

  function isClear(colour: string): boolean {
    return /(^rgba.*,|\/) ?0(\.0\d*)?\)$/.test(colour)
  }

  function say(element: Element): string {
    const [name, parent] = [element, element.parentElement].map(
      (each) => `${each?.tagName.toLowerCase()}.${each?.getAttribute('class') ?? ''}`,
    )
    return `${name} in ${parent}: ${element.textContent.trim().slice(0, 20)}`
  }
}
