import { X } from 'lucide-react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { DateField } from '#app/admin/kit/date-field.tsx'
import { HiddenValues } from '#app/admin/kit/hidden-values.tsx'
import { filterDimensions } from '#model/insights/insights.ts'
import { comparisons, type DayRange } from '#model/insights/period.ts'
import type { InsightFilter } from '#server/features/insights/filter-insights.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { PeriodTabs } from './period-tabs.tsx'
import { withQuery } from './with-query.ts'

type InsightFiltersProps = {
  filter: InsightFilter
  filterName: string | null
  range: DayRange
  /** Parameters that are kept besides, such as the dimension of a list. */
  keep?: Record<string, string>
}

/** The period, the days of an own one, what it is compared with, and the filter that a row of a table has set. */
export function InsightFilters({ filter, filterName, range, keep = {} }: InsightFiltersProps) {
  const { period, compare, by, is } = filter
  const { search } = useLocation()
  const submit = useSubmit()
  const kept = { ...keep, period, ...(by && is && { by, is }) }
  return (
    <div className="list-filters grid grid-cols-1 gap-x-4 gap-y-3 md:flex md:flex-wrap md:items-center">
      <PeriodTabs current={period} />
      <Form
        key={search}
        role="search"
        className="flex flex-wrap items-end gap-3"
        onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
      >
        <HiddenValues values={kept} />
        {period === 'own' && (
          <>
            <DayField name="from" label="From" value={range.from} />
            <DayField name="to" label="To" value={range.to} />
          </>
        )}
        <SelectField
          id="insight-compare"
          name="compare"
          label="Compare with"
          defaultValue={compare}
        >
          {Object.entries(comparisons).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button size="sm" variant="outline" type="submit">
            Show
          </Button>
        </noscript>
      </Form>
      {by && is && (
        <p className="flex flex-wrap items-center gap-x-3">
          Only visits with {filterDimensions[by].column.toLowerCase()}{' '}
          <strong className="wrap-anywhere">{filterName}</strong>
          <Link
            to={withQuery(search, { by: null, is: null })}
            className="admin-link inline-flex min-h-11 items-center gap-1"
            preventScrollReset
          >
            <X aria-hidden="true" className="size-4" />
            Show all visits
          </Link>
        </p>
      )}
    </div>
  )
}

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <DateField
      id={`insight-${name}`}
      name={name}
      label={label}
      defaultValue={value}
      onDay={(_day, form) => form?.requestSubmit()}
    />
  )
}
