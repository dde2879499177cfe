// Makes what lies behind the words of the sharing pictures of /smart-home and /smart-business, from art/web:
// node scripts/run.mjs make-share-scenes
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { SCENES } from '#app/share-pictures/draw-share-scene.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const QUALITY = 82

for (const [name, { picture, lit }] of Object.entries(SCENES)) {
  const tall = (WIDTH * 9) / 16
  const lights = await Promise.all(
    lit.map(async (light) => ({
      input: await sharp(`art/web/${picture}-${light}-1120.webp`).resize({ width: WIDTH, height: tall }).toBuffer(),
      blend: 'screen' as const,
    })),
  )
  const whole = await sharp(`art/web/${picture}-1600.webp`)
    .resize({ width: WIDTH, height: tall })
    .composite(lights)
    .removeAlpha()
    .toBuffer()
  const scene = await sharp(whole)
    .extract({ left: 0, top: tall - HEIGHT, width: WIDTH, height: HEIGHT })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
  writeFileSync(`src/app/share-pictures/${name}.jpg`, scene)
  console.log(`${name}  ${scene.length} B`)
}
