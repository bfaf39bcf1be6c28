import { DataTable } from '#app/admin/kit/data-table.tsx'
import { rating, type Vital, vitalNames, vitals } from '#model/insights/vitals.ts'
import type { Speed } from '#server/features/insights/read-speed.ts'

/** How fast the pages were, as their visitors' browsers measured it. */
export function SpeedTable({ speed }: { speed: Speed[] }) {
  return (
    <section className="grid gap-3.5" aria-labelledby="speed">
      <div className="grid gap-1">
        <h2 id="speed" className="text-section">
          Speed
        </h2>
        <p className="max-w-[70ch] text-soft">
          As visitors’ browsers measured it (Core Web Vitals): three of four views were at least
          this fast.
        </p>
      </div>
      <DataTable
        caption="Speed by page, most measured first"
        columns={['Page', 'Measured views', ...vitalNames.map((vital) => vitals[vital].name)]}
        isWide
        hasLabels
        empty="No browser has measured a page in this period."
      >
        {speed.map((row) => (
          <tr key={row.page ?? ''}>
            <td className="font-semibold">{row.page ?? 'All pages'}</td>
            <td data-label="Measured views">{row.views.toLocaleString('en-US')}</td>
            {vitalNames.map((vital) => (
              <td key={vital} data-label={vitals[vital].name}>
                <Measured vital={vital} value={row[vital]} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  )
}

function Measured({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return <span className="text-soft">–</span>
  const { unit } = vitals[vital]
  const shown = unit ? `${Math.round(value).toLocaleString('en-US')} ms` : value.toFixed(2)
  return (
    <>
      <span className="whitespace-nowrap">{shown}</span>{' '}
      <span className="whitespace-nowrap text-small text-soft">{rating(vital, value)}</span>
    </>
  )
}
