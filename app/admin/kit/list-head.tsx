import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { SearchField } from './search-field.tsx'
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx'
import { useLiveFilters } from './use-live-filters.ts'

type ListHeadProps = {
  /** The search parameter's name, label and value. */
  search?: { name: string; label: string; value: string }
  isFiltered?: boolean
  /** Parameters that a search keeps, such as the current tab. */
  keep?: Record<string, string | null>
  /** Plain tabs: views or parts of the list. */
  views?: ReactNode
  /** The other filters: selects and dates. */
  children?: ReactNode
  /** How many rows there are, such as "15 posts". */
  count?: string
  /** What can be done with several rows; null if the person may not. */
  bulk?: SelectionBarProps | null
}

/** One row above a list: the box that selects all, the search, filters that apply at once and the count; or the actions for the selected rows. */
export function ListHead({ search, isFiltered, keep = {}, bulk, ...props }: ListHeadProps) {
  const { views, children, count } = props
  const { pathname, search: query } = useLocation()
  const live = useLiveFilters(pathname, search?.value ?? '')
  if (!search && !children) return <div className="-mb-3">{views}</div>
  const isSelecting = Boolean(bulk?.selection.chosen.length)
  return (
    <div className="-mb-3 flex min-h-11 flex-wrap items-start gap-x-4 gap-y-2">
      {bulk && <SelectionBar {...bulk} />}
      <Form
        {...live.form}
        role="search"
        className={cn('flex min-w-0 flex-1 flex-wrap items-center gap-2', isSelecting && 'hidden')}
      >
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search && (
          <SearchField
            ref={live.input}
            id={`filter-${search.name}`}
            name={search.name}
            label={search.label}
            defaultValue={search.value}
            className="max-w-88 flex-[1_1_14rem] max-md:max-w-none max-md:basis-full"
          />
        )}
        <div
          className={cn(
            'list-filters flex min-w-0 items-center gap-2 empty:hidden md:flex-wrap [&>nav:not(:last-child)]:flex-none',
            // Below a search they are one row; without one, a select takes the rest of the row.
            search
              ? 'fade-edges max-md:overflow-x-auto'
              : 'max-md:w-full max-md:flex-wrap max-md:[&>*>div]:flex-[1_1_--spacing(48)]!',
          )}
        >
          {views}
          {/* The key resets the fields when the URL changes; the one with the focus keeps it by its id. */}
          {children && (
            <div key={query} className="contents">
              {children}
            </div>
          )}
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
        {search && (
          <p role="status" className="label ml-auto text-soft empty:hidden">
            {count}
          </p>
        )}
      </Form>
    </div>
  )
}
