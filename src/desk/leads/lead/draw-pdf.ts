import type { getDocument as GetDocument, PDFPageProxy } from 'pdfjs-dist'

// Runs in the frame that src/desk/leads/lead/pdf-document.ts writes, after pdf.js, and has nothing but that document.

/** A page of paper at its sharpest: more points than that a phone cannot keep for many pages. */
const MOST_POINTS = 4_000_000

const { getDocument } = (globalThis as unknown as { pdfjsLib: { getDocument: typeof GetDocument } }).pdfjsLib
const sheet = document.getElementById('pages')!
const words = sheet.dataset as Record<'page' | 'failed' | 'cut', string>
const near = new IntersectionObserver(drawNear, { rootMargin: '100% 0px' })
const pages = new Map<Element, PDFPageProxy>()

/** What the decoders of some pictures need: it stands in the document as well. */
class Kept {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return bytesOf(filename)
  }
}

show().catch(() => say(words.failed))

async function show() {
  const most = Number(sheet.dataset.most)
  const pdf = await getDocument({
    data: bytesOf('file'),
    BinaryDataFactory: Kept,
    wasmUrl: './',
    enableXfa: false,
    verbosity: 0,
  }).promise

  for (let number = 1; number <= Math.min(pdf.numPages, most); number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const canvas = document.createElement('canvas')
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', words.page.replace('{page}', `${number}`).replace('{all}', `${pdf.numPages}`))
    canvas.style.aspectRatio = `${width} / ${height}`
    pages.set(canvas, page)
    sheet.append(canvas)
    near.observe(canvas)
  }
  if (pdf.numPages > most) say(words.cut)
}

/** Only what is nearly seen is held: fifty pages at once would be half a gigabyte. */
function drawNear(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const [canvas, page] = [target as HTMLCanvasElement, pages.get(target)!]
    if (isIntersecting) draw(canvas, page).catch(() => say(words.failed))
    else canvas.width = 0
  }
}

async function draw(canvas: HTMLCanvasElement, page: PDFPageProxy) {
  const whole = page.getViewport({ scale: 1 })
  const wanted = (canvas.clientWidth * (window.devicePixelRatio || 1)) / whole.width
  const scale = Math.min(wanted, Math.sqrt(MOST_POINTS / (whole.width * whole.height)))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  await page.render({ canvas, viewport }).promise
  canvas.dataset.drawn = ''
}

function say(text: string) {
  const line = document.createElement('p')
  line.setAttribute('role', 'status')
  line.textContent = text
  sheet.append(line)
}

/** Of what stands in the document in base64. */
function bytesOf(id: string): Uint8Array {
  const kept = document.getElementById(id)
  if (!kept) throw new Error(id)
  const binary = atob(kept.textContent ?? '')
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
