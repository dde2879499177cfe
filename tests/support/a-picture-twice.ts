import sharp from 'sharp'

/** A picture like no other, and the same one larger and as another format. */
export async function aPictureTwice() {
  const side = 8
  const tiles = Uint8Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256))
  const picture = sharp(tiles, { raw: { width: side, height: side, channels: 3 } })
  const sized = (width: number, height: number) =>
    picture.clone().resize(width, height, { kernel: 'nearest', fit: 'fill' })
  return {
    known: { name: 'meter.png', mimeType: 'image/png', buffer: await sized(640, 480).png().toBuffer() },
    again: { name: 'meter.jpg', mimeType: 'image/jpeg', buffer: await sized(1280, 960).jpeg().toBuffer() },
  }
}
