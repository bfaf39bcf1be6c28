import { Figure, Figures } from '#app/admin/kit/figures.tsx'
import { conversions } from '#model/insights/insights.ts'
import type { InsightsShown } from '#server/features/insights/show-insights.ts'
import { Change } from './change.tsx'

const { inquiry, ...otherConversions } = conversions

const mainFigures = [
  { name: 'Visits', count: 'visits' },
  { name: inquiry.title, count: inquiry.column },
] as const

const figures = [
  { name: 'Page views', count: 'views' },
  { name: 'One-page visits', count: 'bounces' },
  ...Object.values(otherConversions).map(({ title, column }) => ({ name: title, count: column })),
] as const

/** The counts of a period, without conversions of which there were none, so that there is room for large counts. */
export function Totals({ totals, totalsBefore }: Pick<InsightsShown, 'totals' | 'totalsBefore'>) {
  const shown = figures.filter(
    ({ count }, index) => index < 2 || totals[count] > 0 || (totalsBefore?.[count] ?? 0) > 0,
  )
  const isLong = mainFigures.some(({ count }) => totals[count] >= 100_000)
  return (
    <Figures className="grid grid-cols-2 items-end gap-x-4 sm:grid-cols-4 sm:gap-x-8 lg:flex lg:flex-wrap lg:gap-x-7 xl:[&>:nth-child(3)]:ml-auto">
      {[...mainFigures, ...shown].map(({ name, count }, index) => (
        <Figure
          key={name}
          name={name}
          count={totals[count]}
          isMain={index < mainFigures.length}
          isLong={isLong}
          change={<Change count={totals[count]} before={totalsBefore?.[count] ?? null} />}
        />
      ))}
    </Figures>
  )
}
