import {
  adminPaths,
  insightDaysPath,
  insightExportPath,
  insightListPath,
  insightSpeedPath,
} from '#model/admin-paths.ts'
import { addDays, isoDay } from '#model/day.ts'
import { dimensions, type FilterDimension } from '#model/insights/insights.ts'

const overview = adminPaths.insights
const whole = 'period=own&from=2000-01-01&to=2100-01-01'

const today = isoDay(new Date())

/** No whole month at either end, so that days are read, too. */
const longYear = `period=own&from=${addDays(today, -390).slice(0, 8)}02&to=${addDays(today, -2)}`

/** A value of each dimension by which can be filtered. */
const filters: Record<FilterDimension, string> = {
  page: '/page-0',
  source: 'site-0.test',
  campaign: 'campaign / 0',
  entry: '/page-0',
  exit: '/page-0',
  device: 'phone',
  language: 'aa',
  conversion: 'inquiry',
}

/** The screens of Insights by name, each as it shows most. */
export const insightScreens: Record<string, string> = {
  '30 days': `${overview}?period=30d`,
  '90 days against the year before': `${overview}?period=90d&compare=year`,
  'this year against the year before': `${overview}?period=year&compare=year`,
  '25 months': `${overview}?${whole}&compare=none`,
  'a year and its days, by a source': `${overview}?${longYear}&by=source&is=site-0.test`,
  ...Object.fromEntries(
    Object.entries(filters).map(([by, is]) => [
      `25 months, by a value of ${by}`,
      `${overview}?${whole}&${new URLSearchParams({ by, is })}`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(dimensions).map(([dimension, { title }]) => [
      `list: ${title}, a year against the year before`,
      `${insightListPath}?dimension=${dimension}&period=year&compare=year`,
    ]),
  ),
  'list: all pages of 25 months': `${insightListPath}?dimension=page&${whole}`,
  'list: its fifth page': `${insightListPath}?dimension=page&${whole}&page=5`,
  'CSV: all pages of 25 months': `${insightExportPath}?dimension=page&${whole}`,
  'CSV: speed of 25 months': `${insightSpeedPath}?${whole}`,
  'CSV: days of 25 months': `${insightDaysPath}?${whole}`,
}
