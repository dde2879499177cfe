import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readDay } from '#company/read-day.ts'
import { reviews } from '#company/registers/reviews.en.ts'
import { valuesSchema } from '#company/registers/value-schema.ts'
import { DayCurve } from './day-curve.tsx'
import { smartHomeCopy } from './words.en.ts'

const BEFORE = [...Array(5).fill(100), 2000, 2000, 2000, ...Array(16).fill(100)].join(', ')
const AFTER = [...Array(6).fill(100), 1333, ...Array(17).fill(100)].join(' ')

test('a day is drawn with the units before and after, for those who cannot see it too', () => {
  const html = renderToStaticMarkup(<DayCurve before={readDay(BEFORE)!} after={readDay(AFTER)!} />)
  expect(html).toContain(`aria-label="${smartHomeCopy.reviews.day.label('8.1', '3.6')}"`)
})

test('the scale is in kW, and in watts below one', () => {
  const scale = (most: number) =>
    renderToStaticMarkup(<DayCurve before={Array(24).fill(most)} after={Array(24).fill(0)} />)
  expect(scale(2050)).toContain('>2.05 kW, hour by hour<')
  expect(scale(25)).toContain('>25 W, hour by hour<')
})

test('what a day saves is said, and a day that saves nothing says nothing of it', () => {
  const [before, after] = [readDay(BEFORE)!, readDay(AFTER)!]
  const saved = (day: { before: number[]; after: number[] }) => renderToStaticMarkup(<DayCurve {...day} />)
  expect(saved({ before, after })).toContain(smartHomeCopy.reviews.day.saved('4.5'))
  expect(saved({ before, after: before })).not.toContain('day__saved')
})

test('a review of an earlier release, which says nothing of a day, is still read', () => {
  const { before, after, ...earlier } = { before: null, after: null, ...review }
  expect(valuesSchema(reviews.fields).parse(earlier)).toEqual({ ...earlier, before, after })
})

test('a day that is not 24 numbers, or stands alone, cannot be published', () => {
  const faults = (before: string | null, after: string | null) =>
    Object.keys(reviews.check?.({ ...review, before, after } as never, {} as never) ?? {})
  expect(faults(BEFORE, AFTER)).toEqual([])
  expect(faults('1, 2, 3', AFTER)).toEqual(['before'])
  expect(faults(BEFORE, 'forty')).toEqual(['after'])
  expect(faults(BEFORE, null)).toEqual(['after'])
  expect(faults(null, AFTER)).toEqual([])
})

const review = {
  ...{ name: 'S. Devi', place: 'Patna', words: 'I switch it off at night.', date: '2026-11-02' },
  ...{ method: 'call' as const, product: 'plug' as const, consent: 'Folder 4, 2 November' },
}
