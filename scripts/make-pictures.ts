// Makes the web sizes from the masters: node scripts/run.mjs make-pictures FOLDER [name ...]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type PictureFacts, type PictureName, pictures } from '../src/ui/pictures.ts'

const WEB = 'art/web'

/** A WebP of the same look is about a third larger than the AVIF. */
const WEBP_ALLOWANCE = 1.35
const LEAST_QUALITY = 24
/** Of a picture of light alone, whatever its size. */
const LIGHT_BYTES = 9_000

const [masters = process.env.ART_MASTERS, ...only] = process.argv.slice(2)
if (!masters) throw new Error('Name the folder of the masters: node scripts/run.mjs make-pictures FOLDER')

mkdirSync(WEB, { recursive: true })
for (const name of Object.keys(pictures) as PictureName[]) {
  if (only.length > 0 && !only.includes(name)) continue
  for (const width of pictures[name].widths) await makeSize(join(masters, `${name}.png`), name, width)
}

async function makeSize(master: string, name: PictureName, width: number) {
  const { width: fullWidth, height, isLight }: PictureFacts = pictures[name]
  const budget = isLight ? LIGHT_BYTES : budgetOf(width, (width * width * height) / fullWidth)

  const avif = await encodeWithin(budget, 62, (quality) =>
    sharp(master).resize({ width, kernel: 'lanczos3' }).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }),
  )
  const webp = await encodeWithin(budget * WEBP_ALLOWANCE, 84, (quality) =>
    sharp(master).resize({ width, kernel: 'lanczos3' }).webp({ quality, effort: 5, smartSubsample: true }),
  )

  writeFileSync(join(WEB, `${name}-${width}.avif`), avif)
  writeFileSync(join(WEB, `${name}-${width}.webp`), webp)
  console.log(`${name}-${width}  ${avif.length} B AVIF  ${webp.length} B WebP`)
}

/** How many bytes an AVIF may have: a phone's on a slow line a fixed few, the others by their pixels. */
function budgetOf(width: number, pixels: number): number {
  return width <= 500 ? 15_000 : Math.min(58_000, pixels * 0.052)
}

/** The best quality that stays within the budget. */
async function encodeWithin(budget: number, quality: number, encode: (quality: number) => Sharp): Promise<Buffer> {
  const bytes = await encode(quality).toBuffer()
  return bytes.length <= budget || quality <= LEAST_QUALITY ? bytes : encodeWithin(budget, quality - 4, encode)
}
