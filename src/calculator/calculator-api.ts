import { Hono } from 'hono'
import type { z } from 'zod'
import { dayInIndia } from '#platform/day-in-india.ts'
import { attachment } from '#platform/http/attachment.ts'
import { jsonBody } from '#platform/http/json-body.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { serveStored } from '#platform/http/serve-stored.ts'
import type { Services } from '#platform/services.ts'
import { CSV_BOM } from '#platform/text/csv.ts'
import { checkBill } from './advice/check-bill.ts'
import { explainDifferences } from './advice/explain-difference.ts'
import { readAnswers, writeAnswers } from './answers/answers.ts'
import { workOut } from './answers/work-out.ts'
import { billApiCopy } from './api-words.en.ts'
import { billAsCsv, billAsJson } from './bill-file.ts'
import { billFileCopy } from './bill-file-words.en.ts'
import { billCheckSchema, billRequestSchema } from './bill-input-schema.ts'
import type { Bill, BillInput } from './engine/bill.ts'
import { computeBill } from './engine/compute-bill.ts'
import { type Earlier, splitBill } from './engine/factory/split-bill.ts'
import { givenAnswers } from './given-answers.ts'
import { listTariff } from './list-tariff.ts'
import { missingFactories } from './missing-factories.ts'
import { findTariffLibrary, type TariffLibrary } from './tariff-library.ts'
import type { Tariff } from './tariff-schema.ts'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * GET /api/calculator/tariffs/?state=IN-TS, GET /api/calculator/records/?state=IN-TS, GET /api/calculator/bill-file/ with the
 * answers of the form, POST /api/calculator/bills/ and /bill-checks/, by the records as they are at that moment. Nothing is kept of what is asked.
 */
export function calculatorApi(services: Pick<Services, 'db' | 'env' | 'now'>) {
  const { db, now } = services
  return new Hono<RequestState>()
    .get('/tariffs', async (c) => {
      const state = c.req.query('state')
      const tariffs = (await findTariffLibrary(db)).list(state)
      if (tariffs.length === 0) return c.json({ message: billApiCopy.noState(state!), results: [] }, 404)

      c.header('Cache-Control', 'no-cache')
      return c.json({
        results: tariffs.map(listTariff),
        ...(state !== undefined && { missing: missingFactories(tariffs.filter(isInForce(dayInIndia(now())))) }),
      })
    })
    .get('/records', async (c) => {
      const { state = '', revision } = c.req.query()
      const library = await findTariffLibrary(db)
      const file = library.file(state)
      if (!file) return problem(c, 404, billApiCopy.noState(state))

      // A page from before a change asks by the old revision, and gets the new records: nobody is to keep them under it.
      c.header('Cache-Control', revision === library.revision ? YEAR : revision ? 'no-store' : 'no-cache')
      return serveStored(c, file, 'application/json')
    })
    .get('/bill-file', async (c) => {
      const { as = 'csv', ...query } = c.req.query()
      if (as !== 'csv' && as !== 'json') return problem(c, 422, billFileCopy.format)
      const answers = readAnswers(new URLSearchParams(query).toString())
      const { tariffs, today } = await givenAnswers(writeAnswers(answers), services)
      const result = workOut(tariffs, answers, today)
      if (!result) return problem(c, 404, billApiCopy.noState(answers.state))
      if (!result.worked || Object.keys(result.troubles).length > 0) return problem(c, 422, billFileCopy.notWorked)

      const file = { answers, result: { ...result, worked: result.worked }, siteUrl: services.env.SITE_URL, today }
      c.header('Cache-Control', 'no-store')
      if (as === 'json') return c.json(billAsJson(file))
      const name = billFileCopy.name(answers.state, result.month)
      return c.body(CSV_BOM + billAsCsv(file), 200, attachment(`${name}.csv`, 'text/csv; charset=utf-8'))
    })
    .post('/bills', jsonBody(billRequestSchema), async (c) => {
      const asked = askedOf(c.var.body, await findTariffLibrary(db))
      if (!asked) return problem(c, 404, billApiCopy.noTariff)

      c.header('Cache-Control', 'no-store')
      return c.json(billOf(asked, c.var.body.input))
    })
    .post('/bill-checks', jsonBody(billCheckSchema), async (c) => {
      const asked = askedOf(c.var.body, await findTariffLibrary(db))
      if (!asked) return problem(c, 404, billApiCopy.noTariff)

      const { input, printed } = c.var.body
      const { tariff, earlier, tariffs } = asked
      const bill = billOf(asked, input)
      const { total, ...lines } = printed
      const causes = explainDifferences({ tariffs, tariff, earlier, input, printed })
      c.header('Cache-Control', 'no-store')
      return c.json({
        lines: checkBill(bill, lines).map((line) => ({ ...line, cause: causes[line.id] })),
        total: { printedPaise: total ?? null, computedPaise: bill.totalPaise, cause: causes.total },
        unknown: bill.unknown,
      })
    })
}

interface Asked {
  tariff: Tariff
  earlier?: Earlier
  /** All records of its state. */
  tariffs: Tariff[]
}

/** The records that a request names; nothing where one of them is none of ours, or cannot have been before the other. */
function askedOf({ tariffId, before }: z.infer<typeof billRequestSchema>, library: TariffLibrary): Asked | undefined {
  const tariff = library.find(tariffId)
  if (!tariff) return
  const tariffs = library.list(tariff.stateCode)
  if (!before) return { tariff, tariffs }
  const earlier = tariffs.find(({ id }) => id === before.tariffId)
  const canBeBefore = earlier && earlier.category === tariff.category && earlier.validFrom <= tariff.validFrom
  return canBeBefore ? { tariff, tariffs, earlier: { tariff: earlier, days: before.days } } : undefined
}

function billOf({ tariff, earlier }: Asked, input: BillInput): Bill {
  return earlier && input.days !== undefined
    ? splitBill(earlier, tariff, { ...input, days: input.days })
    : computeBill(tariff, input)
}

/** What is over is listed, and yet no factory's tariff of today. */
function isInForce(today: string) {
  return ({ validTo }: Tariff) => validTo === null || validTo >= today
}
