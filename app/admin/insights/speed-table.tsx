import { useLocation } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import { insightSpeedPath } from '#model/admin-paths.ts'
import { rating, type Vital, vitalNames, vitals } from '#model/insights/vitals.ts'
import type { ComparedSpeed } from '#server/features/insights/read-speed.ts'

/** How fast the pages were, as their visitors' browsers measured it. */
export function SpeedTable({ speed }: { speed: ComparedSpeed[] }) {
  const { search } = useLocation()
  const measured = vitalNames.filter((vital) => speed.some((row) => row[vital] !== null))
  return (
    <section
      className="grid gap-3.5 [&:has(>div>details:not([open]))_tbody_tr:nth-child(n+5)]:hidden!"
      aria-labelledby="speed"
    >
      <div className="grid gap-1">
        <h2 id="speed" className="text-section">
          Speed
        </h2>
        <p className="max-w-[70ch] text-soft">
          As visitors’ browsers measured it (Core Web Vitals): three of four views were at least
          this fast. Of filters, those by page, device and campaign apply.
        </p>
      </div>
      <DataTable
        caption="Speed by page, most measured first"
        columns={['Page', 'Measured views', ...measured.map((vital) => vitals[vital].name)]}
        isWide
        hasLabels
        empty="No browser has measured a page in this period."
      >
        {speed.map((row) => (
          <tr key={row.page ?? ''}>
            <td className="font-semibold">{row.page ?? 'All pages'}</td>
            <td data-label="Measured views">{row.views.toLocaleString('en-US')}</td>
            {measured.map((vital) => (
              <td
                key={vital}
                data-label={vitals[vital].name}
                // On small screens, only what was measured.
                className={row[vital] === null ? 'max-md:hidden!' : undefined}
              >
                <span className="flex flex-wrap items-baseline gap-x-2 md:grid">
                  <Measured vital={vital} value={row[vital]} />
                  <Before vital={vital} value={row.before?.[vital] ?? null} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 empty:hidden">
        {speed.length > 4 && (
          <details>
            <Summary className="min-h-11">All pages</Summary>
          </details>
        )}
        {speed.length > 0 && (
          <ButtonLink
            size="sm"
            variant="outline"
            to={{ pathname: insightSpeedPath, search }}
            reloadDocument
          >
            Export speed as CSV
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Measured({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return <span className="text-soft">–</span>
  const verdict = rating(vital, value)
  return (
    <span className="whitespace-nowrap">
      {shown(vital, value)}{' '}
      {verdict !== 'good' && <span className="text-small text-alarm">{verdict}</span>}
    </span>
  )
}

/** In the period that is compared with. */
function Before({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return null
  return (
    <span className="whitespace-nowrap text-small text-soft">before {shown(vital, value)}</span>
  )
}

function shown(vital: Vital, value: number) {
  const { unit } = vitals[vital]
  return unit ? `${Math.round(value).toLocaleString('en-US')} ms` : value.toFixed(2)
}
