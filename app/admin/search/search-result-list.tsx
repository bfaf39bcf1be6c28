import { CornerDownLeft } from 'lucide-react'
import { Fragment } from 'react'
import { cn } from '#ui/cn.ts'
import type { Option, OptionGroup } from './search-options.ts'

type SearchResultListProps = {
  groups: OptionGroup[]
  q: string
  /** The id of the option that Enter chooses. */
  active: string | undefined
  onChoose: (option: Option) => void
}

/** The results by group. The focus stays in the field; the pointer chooses by a click. */
export function SearchResultList({ groups, q, active, onChoose }: SearchResultListProps) {
  return (
    <div
      id="search-results"
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className={cn(
        'max-h-[60svh] overflow-y-auto overscroll-contain p-2 pt-0',
        groups.length === 0 && 'hidden',
      )}
    >
      {groups.map(({ id, name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox has no element of its own
        <div key={id} role="group" aria-labelledby={id} className="pt-2">
          <p id={id} className="label px-2.5 py-1 text-soft">
            {name}
          </p>
          {options.map((option) => (
            <ResultOption
              key={option.id}
              option={option}
              q={q}
              isActive={option.id === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type ResultOptionProps = {
  option: Option
  q: string
  isActive: boolean
  onChoose: (option: Option) => void
}

function ResultOption({ option, q, isActive, onChoose }: ResultOptionProps) {
  const { id, title, detail, icon: Icon } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="group/option flex min-h-11 cursor-pointer scroll-my-10 items-center gap-3 rounded-small px-2.5 py-1.5 hover:bg-raised aria-selected:bg-ink aria-selected:text-paper"
      onClick={() => onChoose(option)}
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">
          <Marked text={title} q={q} />
        </span>
        {detail && (
          <span className="truncate text-hint text-soft group-aria-selected/option:text-inherit">
            {detail}
          </span>
        )}
      </span>
      <CornerDownLeft
        aria-hidden="true"
        className="hidden size-4 flex-none group-aria-selected/option:block"
      />
    </div>
  )
}

/** A text with the searched words underlined. */
function Marked({ text, q }: { text: string; q: string }) {
  return (
    <bdi>
      {partsOf(text, q).map(({ at, part, isMarked }) =>
        isMarked ? (
          <mark
            key={at}
            className="bg-transparent text-inherit underline decoration-2 underline-offset-[0.2em]"
          >
            {part}
          </mark>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </bdi>
  )
}

/** The text in pieces, each with its place: every second one is a searched word. */
function partsOf(text: string, q: string) {
  const words = q.trim().split(/\s+/).filter(Boolean).map(escaped)
  if (words.length === 0) return [{ at: 0, part: text, isMarked: false }]
  let at = 0
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'))
    .map((part, index) => {
      at += part.length
      return { at: at * 2 + (index % 2), part, isMarked: index % 2 === 1 }
    })
}

function escaped(word: string) {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
