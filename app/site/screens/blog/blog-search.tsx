import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { ALL_CATEGORIES, blogCategories } from '#model/blog/blog.ts'
import { LINE_MAX } from '#model/limits.ts'
import { paths } from '#model/paths.ts'
import { Button } from '#ui/button.tsx'

/** How long typing must pause before the search runs, in milliseconds. */
const DEBOUNCE = 250

/** The form's controls and their default values. */
const controls = [
  { name: 'q', fallback: '' },
  { name: 'category', fallback: ALL_CATEGORIES },
]

/** Search box and category dropdown: updates the list while typing, and works as a plain form without JavaScript. */
export function BlogSearch({ query }: { query: URLSearchParams }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Sync the controls with the URL, but never overwrite what the visitor is typing.
  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return
    for (const { name, fallback } of controls) {
      const control = form.current.elements.namedItem(name) as HTMLInputElement
      control.value = query.get(name) ?? fallback
    }
  }, [query])

  function submitAfter(form: HTMLFormElement | null, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      delay,
    )
  }

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action={paths.blog}
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
      className="grid gap-3 sm:grid-cols-[minmax(12rem,1fr)_auto_auto] sm:items-end"
    >
      <label className="grid gap-1 text-small">
        Search articles
        <input
          name="q"
          type="search"
          maxLength={LINE_MAX}
          defaultValue={query.get('q') ?? ''}
          onChange={(event) => submitAfter(event.target.form, DEBOUNCE)}
          className="input"
        />
      </label>
      <label className="grid gap-1 text-small">
        Category
        <select
          name="category"
          defaultValue={query.get('category') ?? ALL_CATEGORIES}
          onChange={(event) => submitAfter(event.target.form, 0)}
          className="input"
        >
          {[ALL_CATEGORIES, ...blogCategories].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="outline">
        Search
      </Button>
    </Form>
  )
}
