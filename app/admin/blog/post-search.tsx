import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { LINE_MAX } from '#model/limits.ts'
import { Button } from '#ui/button.tsx'

/** Milliseconds without typing before the search runs. */
const TYPING_PAUSE = 250

/** Searches posts by title or author (specification 5). */
export function PostSearch({ q }: { q: string }) {
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Navigation updates the field unless it has the focus.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(typing.current), [])

  function searchSoon() {
    clearTimeout(typing.current)
    const form = input.current?.form
    typing.current = setTimeout(
      () => submit(form ?? null, { replace: true, preventScrollReset: true }),
      TYPING_PAUSE,
    )
  }

  return (
    <Form
      role="search"
      method="get"
      action={adminPaths.blog}
      className="flex flex-wrap items-end gap-3"
      onSubmit={() => clearTimeout(typing.current)}
    >
      <label className="max-w-120 flex-[1_1_16rem] grid gap-1">
        <span className="font-semibold">Search posts</span>
        <input
          ref={input}
          name="q"
          type="search"
          placeholder="Title or author"
          maxLength={LINE_MAX}
          defaultValue={q}
          onChange={searchSoon}
          className="input"
        />
      </label>
      <Button size="sm" variant="outline" type="submit">
        Search
      </Button>
    </Form>
  )
}
