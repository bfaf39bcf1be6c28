import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Modal } from '#app/admin/kit/modal.tsx'
import { collectionPath } from '#model/admin-paths.ts'
import { collections, type EntryKind } from '#model/content/collections.ts'
import type { EntryOption } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { useFormActions } from './form-context.ts'

type EntryPickerProps = {
  /** Path of the list of ids. */
  path: string
  picked: string[]
  collection: EntryKind
  options: EntryOption[]
  max: number
  onClose: () => void
}

/** A dialog to choose entries of a collection. */
export function EntryPicker(props: EntryPickerProps) {
  const { path, picked, collection, options, max, onClose } = props
  const { change } = useFormActions()
  const [search, setSearch] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { nouns, path: listPath } = collections[collection]
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = options.filter(({ title, detail }) =>
    words.every((word) => `${title} ${detail}`.toLowerCase().includes(word)),
  )
  const toggle = (id: string) =>
    change(path, picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id])
  return (
    <Modal title={`Choose ${nouns[1]}`} onClose={onClose} first={input}>
      <div className="grid min-h-0 gap-3 overflow-y-auto p-1">
        <input
          ref={input}
          type="search"
          className="input"
          aria-label={`Search ${nouns[1]}`}
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {picked.length >= max && (
          <p className="text-small text-soft">
            This section shows {max}. Uncheck one to choose another.
          </p>
        )}
        <ul className="border-line border-t">
          {found.map((option) => (
            <li key={option.id} className="border-line border-b">
              <OptionButton
                option={option}
                isPicked={picked.includes(option.id)}
                isDisabled={picked.length >= max && !picked.includes(option.id)}
                onToggle={() => toggle(option.id)}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="text-soft">No {nouns[1]} match.</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" type="button" onClick={onClose}>
            Done
          </Button>
          <Link
            to={`${collectionPath(listPath)}/new`}
            target="_blank"
            className="admin-link text-small"
          >
            New {nouns[0]} (in a new tab)
          </Link>
        </div>
      </div>
    </Modal>
  )
}

type OptionButtonProps = {
  option: EntryOption
  isPicked: boolean
  isDisabled: boolean
  onToggle: () => void
}

function OptionButton({ option, isPicked, isDisabled, onToggle }: OptionButtonProps) {
  const { title, detail, picture, isPublic } = option
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      disabled={isDisabled}
      className="flex min-h-13 w-full items-center gap-3 px-1 text-left enabled:hover:bg-raised disabled:opacity-50"
      onClick={onToggle}
    >
      <span className="inline-flex size-5 flex-none items-center justify-center border border-strong-line">
        {isPicked && <Check aria-hidden="true" className="size-4" />}
      </span>
      {picture && (
        <img src={picture} alt="" className="size-10 flex-none rounded-small object-cover" />
      )}
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{title}</span>
        <span className="truncate text-hint text-soft">
          {[detail, !isPublic && 'not published yet'].filter(Boolean).join(', ')}
        </span>
      </span>
    </button>
  )
}
