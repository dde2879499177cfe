import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/**
 * The contrast of white words with what lies under them, as WCAG 2 computes it: at the brightest of the
 * pixels, the brightest hundredth left out (glints that are smaller than a letter's stroke).
 */
export async function contrastOfWhiteOver(words: Locator): Promise<number> {
  await words.evaluate((element) => {
    element.style.color = 'transparent'
  })
  const { data, info } = await sharp(await words.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }).sort((a, b) => a - b)

  return 1.05 / (luminances[Math.floor(luminances.length * 0.99)]! + 0.05)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
