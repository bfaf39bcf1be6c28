import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'
import { useLiveFilters } from './use-live-filters.ts'

type FilterBarProps = {
  /** The search parameter's name, label and value; without it there are only other filters. */
  search?: { name: string; label: string; value: string }
  isFiltered: boolean
  /** Parameters that a search keeps, such as the current tab. */
  keep?: Record<string, string | null>
  /** The other filters: selects and dates. */
  children?: ReactNode
}

/** Search and filters above a list, which apply at once. */
export function FilterBar({ search, isFiltered, keep = {}, children }: FilterBarProps) {
  const { pathname, search: query } = useLocation()
  const live = useLiveFilters(pathname, search?.value ?? '')
  return (
    <Form {...live.form} role="search" className="flex flex-wrap items-end gap-3 max-sm:gap-x-2">
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {search && (
        <div className={cn('max-w-120', children ? 'flex-[1_1_16rem]' : 'min-w-0 flex-1')}>
          <TextField
            ref={live.input}
            id={`filter-${search.name}`}
            name={search.name}
            type="search"
            label={search.label}
            defaultValue={search.value}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      )}
      {/* The key resets the fields when the URL changes; the one with the focus keeps it by its id. */}
      <div key={query} className="contents">
        {children}
      </div>
      <noscript>
        <Button size="sm" variant="outline" type="submit">
          Search
        </Button>
      </noscript>
      {isFiltered && (
        <Link to={pathname} className="admin-link min-h-11">
          Clear filters
        </Link>
      )}
    </Form>
  )
}
