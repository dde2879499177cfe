import { readFileSync } from 'node:fs'
import sharp from 'sharp'

// The app icons, from the brand's own favicon: run again when the mark changes, and commit what it draws.
const icon = readFileSync('public/favicon.svg', 'utf8')
// A launcher may cut a maskable icon to a circle of 80 %: the mark stays inside, the ground reaches every edge.
const maskable = icon.replace(' rx="11"', '').replace('<g ', '<g transform="translate(7.2 7.2) scale(.7)" ')

await draw(icon, 192, 'icon-192')
await draw(icon, 512, 'icon-512')
await draw(maskable, 512, 'icon-maskable-512')
await draw(maskable, 180, 'apple-touch-icon')

async function draw(svg: string, pixels: number, name: string) {
  await sharp(Buffer.from(svg), { density: (72 * pixels) / 48 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`public/icons/${name}.png`)
}
