import { Hono } from 'hono'
import { dayInIndia } from '#platform/day-in-india.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { billApiCopy } from './api-words.en.ts'
import { billRequestSchema } from './bill-request-schema.ts'
import { computeBill } from './engine/compute-bill.ts'
import { splitBill } from './engine/split-bill.ts'
import { listTariff } from './list-tariff.ts'
import { missingFactories } from './missing-factories.ts'
import { findTariff, listTariffs } from './tariff-library.ts'
import type { Tariff } from './tariff-schema.ts'

const HOUR = 'public, max-age=3600'

/** GET /api/calculator/tariffs/?state=IN-TS and POST /api/calculator/bills/. Nothing is kept of what is asked. */
export function calculatorApi() {
  return new Hono<RequestState>()
    .get('/tariffs', (c) => {
      const state = c.req.query('state')
      const tariffs = listTariffs(state)
      if (tariffs.length === 0) return c.json({ message: billApiCopy.noState(state!), results: [] }, 404)

      c.header('Cache-Control', HOUR)
      return c.json({
        results: tariffs.map(listTariff),
        ...(state !== undefined && { missing: missingFactories(tariffs.filter(isInForce(dayInIndia(new Date())))) }),
      })
    })
    .post('/bills', jsonBody(billRequestSchema), (c) => {
      const { tariffId, before, input } = c.var.body
      const tariff = findTariff(tariffId)
      const earlier = before && findTariff(before.tariffId)
      if (!tariff || (before && !earlier)) return problem(c, 404, billApiCopy.noTariff)

      c.header('Cache-Control', 'no-store')
      if (!earlier || input.days === undefined) return c.json(computeBill(tariff, input))
      return c.json(splitBill({ tariff: earlier, days: before.days }, tariff, { ...input, days: input.days }))
    })
}

/** What is over is listed, and yet no factory's tariff of today. */
function isInForce(today: string) {
  return ({ validTo }: Tariff) => validTo === null || validTo >= today
}
