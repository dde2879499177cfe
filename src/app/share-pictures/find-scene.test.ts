import { expect } from 'vitest'
import { readAnswers } from '#calculator/answers/answers.ts'
import { workOut } from '#calculator/answers/work-out.ts'
import { powerFactorResult } from '#calculator/kvah/power-factor-result.ts'
import { readTariffs } from '#calculator/tariff-files.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { queryOf as queryOfHouse } from '#site/lit-house/appliances.ts'
import { queryOf as queryOfWorkshop } from '#site/lit-workshop/plant.ts'
import { test } from '../../../tests/support/test-services.ts'
import { drawShareSvg } from './draw-share-picture.ts'
import { SCENES } from './draw-share-scene.ts'
import { findScene } from './find-scene.ts'

test('the pictures of Smart home and Smart business show what the calculator asks of them', async ({ services }) => {
  const tariffs = readTariffs().filter(({ stateCode }) => stateCode === 'IN-TS')
  const home = workOut(tariffs, readAnswers(queryOfHouse('IN-TS', SCENES.house.lit)), dayInIndia(services.now()))
  const plant = powerFactorResult(readAnswers(`${queryOfWorkshop(SCENES.workshop.lit)}&rate=7.65`), undefined)

  expect(await findScene('smart-home', services)).toMatchObject({ paise: home!.worked!.bill.totalPaise })
  const scene = await findScene('smart-business', services)
  expect(Math.round(scene!.paise / 100) * 100).toBe(plant.counted!.today.paise)
  expect(await findScene('about-us', services)).toBeUndefined()
})

test('a scene is the whole picture, and carries its sum: another sum is another picture', () => {
  const draw = (paise: number) =>
    drawShareSvg({ title: 'Any', cover: 'bill', scene: { name: 'house', paise } }, 'public/covers')
  expect(draw(274_600)).toContain('data:image/jpeg;base64,')
  expect(draw(274_600)).not.toBe(draw(274_700))
})
