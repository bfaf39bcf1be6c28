import { Search } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { dialogClass } from '#app/admin/kit/modal.tsx'
import { useChooseWhenFound } from '#app/admin/kit/use-choose-when-found.ts'
import { SEARCH_MAX } from '#model/search/search.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { Spinner } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { type Option, optionGroups } from './search-options.ts'
import { SearchResultList } from './search-result-list.tsx'
import { useSearch } from './use-search.ts'

type SearchDialogProps = {
  person: Actor
  onClose: () => void
  onChoose: (option: Option) => void
}

/** Finds screens, actions and everything that the person may open; a combobox in a dialog, open while it is rendered. */
export function SearchDialog({ person, onClose, onChoose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [q, setQ] = useState('')
  const [active, setActive] = useState(0)
  const { results, isBusy, hasFailed } = useSearch(q)
  const groups = optionGroups(person.role, q, results)
  const options = groups.flatMap((group) => group.options)
  const chosen = options[active] ?? options[0]
  const chooseWhenFound = useChooseWhenFound(isBusy, () => options[0] && onChoose(options[0]))

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is removed, so that the browser restores the focus.
    return () => element?.close()
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const next = stepOf(event.key, options.indexOf(chosen as Option), options.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
      document.getElementById(options[next]?.id ?? '')?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isBusy && active === 0 && !chosen?.isCommand) {
      event.preventDefault()
      chooseWhenFound(true)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    }
  }

  const status = statusOf({ count: options.length, isBusy, hasFailed })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      aria-label="Find anything"
      className={cn(dialogClass, 'mt-[12svh] w-160 flex-col overflow-hidden open:flex max-md:mt-3')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="flex flex-none items-center gap-3 border-line border-b px-4">
        <Search aria-hidden="true" className="size-5 flex-none text-soft" strokeWidth={1.75} />
        <input
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={options.length > 0}
          aria-controls="search-results"
          aria-autocomplete="list"
          aria-activedescendant={chosen?.id}
          placeholder="Find screens, actions, texts, leads…"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          value={q}
          onChange={({ target }) => {
            setQ(target.value)
            setActive(0)
            chooseWhenFound(false)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 border-0 bg-transparent px-0 text-body outline-none"
        />
        {isBusy && <Spinner />}
        <button
          type="button"
          onClick={onClose}
          className="label -mr-1.5 min-h-11 px-1.5 text-soft hover:text-ink"
        >
          <kbd className="rounded-small border border-strong-line px-1.5 py-0.5">Esc</kbd>
          <span className="sr-only">: close</span>
        </button>
      </div>
      <SearchResultList groups={groups} q={q} active={chosen?.id} onChoose={onChoose} />
      <p
        role="status"
        className={cn('px-4', options.length > 0 && !hasFailed ? 'sr-only' : 'py-6 text-soft')}
      >
        {status}
      </p>
    </dialog>
  )
}

/** The index that an arrow key leads to; null for other keys. */
function stepOf(key: string, index: number, count: number) {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return null
}

function statusOf({
  count,
  isBusy,
  hasFailed,
}: {
  count: number
  isBusy: boolean
  hasFailed: boolean
}) {
  if (isBusy) return 'Searching…'
  if (hasFailed) return 'The search did not answer. Check your connection, then type again.'
  if (count === 0) return 'Nothing found. Try fewer or shorter words.'
  return count === 1 ? '1 result' : `${count} results`
}
