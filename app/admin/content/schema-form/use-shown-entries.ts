import { useRef, useState } from 'react'
import { stepTo } from '#model/content/form/entry-ids.ts'
import { stepsOf } from '#model/content/form/set-at-path.ts'
import { useFormState } from './form-context.ts'

/** Entries of a long list that are shown at first, and each time more are asked for. */
const AT_ONCE = 50

/** Lists up to this length are shown whole. */
const WHOLE_MAX = 80

/** Which entries of a list are shown, by position; what was shown once stays, unless one searches. */
export function useShownEntries(list: string, entries: unknown[]) {
  const [words, setWords] = useState('')
  const [count, setCount] = useState(AT_ONCE)
  const kept = useRef(new Set<string>())
  const { open, errors } = useFormState()
  const all = entries.map((entry, index) => ({ entry, index, step: stepTo(entry, index) }))
  if (entries.length <= WHOLE_MAX) return { shown: all, search: null }

  const depth = stepsOf(list).length
  // The focus may be led to entries that are open or have an error.
  const needed = new Set([...open, ...Object.keys(errors)].map((path) => stepsOf(path)[depth]))
  const wanted = words.trim().toLowerCase()
  const found = wanted
    ? all.filter(({ entry }) => JSON.stringify(entry).toLowerCase().includes(wanted))
    : all
  const drawn = new Set(found.slice(0, count).map(({ step }) => step))
  if (!wanted) for (const step of drawn) kept.current.add(step)
  for (const { step } of all) if (needed.has(step)) kept.current.add(step)
  const shown = all.filter(
    ({ step }) => drawn.has(step) || needed.has(step) || (!wanted && kept.current.has(step)),
  )
  const isShown = new Set(shown)
  const rest = found.filter((one) => !isShown.has(one)).length
  return {
    shown,
    search: {
      ...{ words, total: entries.length, found: found.length },
      more: Math.min(AT_ONCE, rest),
      setWords(next: string) {
        setWords(next)
        setCount(AT_ONCE)
      },
      showMore: () => setCount(count + AT_ONCE),
    },
  }
}

export type EntrySearch = NonNullable<ReturnType<typeof useShownEntries>['search']>
