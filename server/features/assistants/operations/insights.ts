import { z } from 'zod'
import { dimensions } from '#model/insights/insights.ts'
import { type InsightPeriod, insightPeriods } from '#model/insights/period.ts'
import { reading } from '#server/features/assistants/operation.ts'
import {
  UNTRUSTED_NOTE,
  untrusted,
  untrustedSchema,
} from '#server/features/assistants/untrusted.ts'

const counts = z.record(z.string(), z.number())

export const readInsights = reading({
  name: 'read_insights',
  title: 'Read Insights',
  description: `Visits of a period and what they led to, in sum, by day, and by page, source, campaign and more, beside the period before. Values can be made up by visitors. ${UNTRUSTED_NOTE}`,
  minRole: 'viewer',
  input: z.strictObject({
    period: z.enum(Object.keys(insightPeriods) as [InsightPeriod]).default('30d'),
    from: z.iso.date().optional().meta({ description: 'First day, of the period "own".' }),
    to: z.iso.date().optional().meta({ description: 'Last day, of the period "own".' }),
  }),
  output: z.object({
    from: z.string(),
    to: z.string(),
    isCounting: z.boolean(),
    totals: counts,
    totalsBefore: counts.nullable(),
    visits: z.array(z.object({ day: z.string(), count: z.number() })),
    tables: z.array(
      z.object({
        title: z.string(),
        rows: z.array(
          z.object({
            value: untrustedSchema,
            visits: z.number(),
            visitsBefore: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
  async run({ insights }, input) {
    const shown = await insights.show(input)
    const { range, isCounting, totals, totalsBefore, chart, tables } = shown
    return {
      ...{ from: range.from, to: range.to, isCounting, visits: chart },
      totals: { ...totals },
      totalsBefore: totalsBefore && { ...totalsBefore },
      tables: tables.map(({ dimension, rows }) => ({
        title: dimensions[dimension].title,
        rows: rows.map(({ name, visits, visitsBefore }) => {
          return { value: untrusted(name), visits, visitsBefore }
        }),
      })),
    }
  },
})
