import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { TextField } from '#ui/text-field.tsx'

/** Milliseconds without typing before a live search runs. */
const TYPING_PAUSE = 250

type FilterBarProps = {
  /** The search parameter's name, label and value. */
  search: { name: string; label: string; value: string }
  isFiltered: boolean
  /** Searches while typing. */
  isLive?: boolean
  /** Parameters that a search keeps, such as the current tab. */
  keep?: Record<string, string | null>
  /** The other filters: selects and dates. */
  children?: ReactNode
}

/** Search and filters above a list, kept in the URL's query. */
export function FilterBar(props: FilterBarProps) {
  const { search, isFiltered, isLive = false, keep = {}, children } = props
  const { pathname, search: query } = useLocation()
  const live = useLiveSearch(search.value)
  return (
    // The key resets the fields when the URL changes; a live search keeps the field and its focus.
    <Form
      key={isLive ? undefined : query}
      role="search"
      className="flex flex-wrap items-end gap-3 max-sm:gap-x-2"
      onSubmit={live.cancel}
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={cn('max-w-120', children ? 'flex-[1_1_16rem]' : 'min-w-0 flex-1')}>
        <TextField
          ref={isLive ? live.input : undefined}
          id={`filter-${search.name}`}
          name={search.name}
          type="search"
          label={search.label}
          defaultValue={search.value}
          maxLength={200}
          autoComplete="off"
          onChange={isLive ? live.searchSoon : undefined}
        />
      </div>
      {children}
      <Button size="sm" variant="outline" type="submit">
        <Search aria-hidden="true" className="size-4" />
        <span className={cn(!children && 'max-sm:sr-only')}>Search</span>
      </Button>
      {isFiltered && (
        <Link to={pathname} className="admin-link min-h-11">
          Clear filters
        </Link>
      )}
    </Form>
  )
}

function useLiveSearch(value: string) {
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)

  // Navigation updates the field unless it has the focus.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  useEffect(() => {
    // The search would take back the press on a link. That one is being followed shows in React only later.
    const cancelAtLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer.current)
    }
    document.addEventListener('click', cancelAtLink)
    return () => {
      document.removeEventListener('click', cancelAtLink)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    input,
    cancel,
    searchSoon() {
      cancel()
      timer.current = setTimeout(() => {
        const form = input.current?.form
        if (form) submit(form, { replace: true, preventScrollReset: true })
      }, TYPING_PAUSE)
    },
  }
}
