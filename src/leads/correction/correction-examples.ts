/** A complete, valid correction, without a photo. Override what a test is about. */
export function aCorrection(answers: Record<string, string> = {}): Record<string, string> {
  return {
    state: 'Telangana',
    company: 'TGSPDCL',
    line: 'Energy charge',
    should_be: 'My bill of October prints ₹7.10 from 201 to 300 units.',
    link: 'https://tgerc.telangana.gov.in/order.pdf',
    full_name: 'Asha Rao',
    email: 'asha@example.com',
    tariff_id: 'IN-TS.domestic.lt1',
    ...answers,
  }
}

/** As a browser posts it. */
export function correctionFormData(answers: Record<string, string> = {}, photo?: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(aCorrection(answers))) form.set(name, value)
  if (photo) form.set('photo', photo)
  return form
}

/** The first bytes of a JPEG are enough to be told for one. */
export function aPhoto(name = 'bill.jpg', content: BlobPart = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])): File {
  return new File([content], name, { type: 'image/jpeg' })
}
