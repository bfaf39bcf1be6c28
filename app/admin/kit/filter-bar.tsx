import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

type FilterBarProps = {
  /** Name of the search parameter, what it searches and its value. */
  search: { name: string; label: string; value: string }
  isFiltered: boolean
  /** Parameters that a search keeps, such as a chosen tab. */
  keep?: Record<string, string | null>
  /** The other filters: selects and dates. */
  children?: ReactNode
}

/** Search and filters above a list. They are the query of its URL. */
export function FilterBar({ search, isFiltered, keep = {}, children }: FilterBarProps) {
  const { pathname, search: query } = useLocation()
  return (
    // The key resets the fields when the URL changes.
    <Form key={query} role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="max-w-120 flex-[1_1_16rem]">
        <TextField
          id={`filter-${search.name}`}
          name={search.name}
          type="search"
          label={search.label}
          defaultValue={search.value}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      {children}
      <Button size="sm" variant="outline" type="submit">
        <Search aria-hidden="true" className="size-4" />
        Search
      </Button>
      {isFiltered && (
        <Link to={pathname} className="admin-link min-h-11">
          Clear filters
        </Link>
      )}
    </Form>
  )
}
