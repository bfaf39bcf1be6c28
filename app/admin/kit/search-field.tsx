import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#ui/cn.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** The search of a list, which says in the field what it searches. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <span className={cn('relative grid min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3 size-4 text-soft"
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        className="input pl-9! placeholder:text-soft"
      />
    </span>
  )
}
