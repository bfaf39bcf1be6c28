import { type FocusEventHandler, type ReactNode, useState } from 'react'
import { useMediaQuery } from '#app/admin/kit/use-media-query.ts'
import { ViewSwitch } from '#app/admin/kit/view-switch.tsx'
import type { OpenedDocument } from '#model/content/editor.ts'
import { getAtPath, setAtPath } from '#model/content/form/set-at-path.ts'
import { cn } from '#ui/cn.ts'
import type { MarkedPlace } from './page-events.ts'
import { PageFrame } from './page-frame.tsx'

type PageAndFieldsProps = {
  opened: OpenedDocument
  address: string
  /** Of the stored draft. */
  version: number
  value: unknown
  onChange: (value: unknown) => void
  /** The fields are shown when this changes, unless to null. */
  reveal: unknown
  /** A field was chosen in the page. */
  onPick: (path: string) => void
  /** An entry of a collection was chosen, in the section of this id. */
  onPickEntry: (entry: string, section: string | null) => void
  onFocus: FocusEventHandler
  /** The field in focus, or the entry that was chosen. */
  focused: MarkedPlace | null
  /** The fields. */
  children: ReactNode
}

/** Characters of a text that can be typed in the page; longer ones are easier to write in their field. */
const TYPED_MAX = 300

type View = 'fields' | 'page'

/** The fields with the page beside them; on small screens one of both. */
export function PageAndFields(props: PageAndFieldsProps) {
  const { opened, address, version, value, onChange, reveal, onPick, onFocus } = props
  const { onPickEntry, focused, children } = props
  const [view, setView] = useState<View>('fields')
  const [revealed, setRevealed] = useState(reveal)
  if (reveal !== revealed) {
    setRevealed(reveal)
    if (reveal !== null) setView('fields')
  }
  const isWide = useMediaQuery('(min-width: 80rem)')
  const [wasShown, setWasShown] = useState(false)
  const isShown = isWide || view === 'page'
  if (isShown && !wasShown) setWasShown(true)

  function plainTextAt(path: string) {
    const text = getAtPath(value, path)
    const isPlain = typeof text === 'string' && text.length <= TYPED_MAX && !text.includes('\n')
    return isPlain && opened.mayChange ? text : null
  }

  return (
    // Down to the end of the screen, so that the page stays in view at the end of its fields.
    <div className="grid min-w-0 grid-cols-1 gap-6 xl:-mb-16 xl:grid-cols-[minmax(22rem,28rem)_minmax(0,1fr)]">
      <ViewSwitch views={{ fields: 'Fields', page: 'Page' }} current={view} onChange={setView} />
      <section
        aria-label="Fields"
        className={cn('grid min-w-0 content-start gap-10', view === 'page' && 'max-xl:hidden')}
        onFocus={onFocus}
      >
        {children}
      </section>
      {(isShown || wasShown) && (
        <div
          className={cn(
            'h-[calc(100svh_-_--spacing(28))] min-w-0 xl:sticky xl:top-24',
            view === 'fields' && 'max-xl:hidden',
          )}
        >
          <PageFrame
            document={opened.key}
            address={address}
            version={version}
            stored={opened.value}
            value={value}
            focused={focused}
            pick={(path) => {
              setView('fields')
              onPick(path)
            }}
            pickEntry={(entry, section) => {
              setView('fields')
              onPickEntry(entry, section)
            }}
            type={(path, text) => onChange(setAtPath(value, path, text))}
            plainTextAt={plainTextAt}
          />
        </div>
      )}
    </div>
  )
}
