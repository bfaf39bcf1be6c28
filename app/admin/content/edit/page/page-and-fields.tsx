import type { FocusEventHandler, ReactNode } from 'react'
import { FieldsBeside } from '#app/admin/content/edit/fields-beside.tsx'
import { hasSections } from '#app/admin/content/schema-form/form-part.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { getAtPath, setAtPath } from '#model/content/form/set-at-path.ts'
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
  /** The page is shown in place of the fields, on wide screens too. */
  isOnDemand: boolean
  /** The fields. */
  children: ReactNode
}

/** Characters of a text that can be typed in the page; longer ones are easier to write in their field. */
const TYPED_MAX = 300

/** The fields with the page beside them; on small screens, and on demand, one of both. */
export function PageAndFields(props: PageAndFieldsProps) {
  const { opened, address, version, value, onChange, reveal, onPick, onFocus } = props
  const { onPickEntry, focused, isOnDemand, children } = props

  function plainTextAt(path: string) {
    const text = getAtPath(value, path)
    const isPlain = typeof text === 'string' && text.length <= TYPED_MAX && !text.includes('\n')
    return isPlain && opened.mayChange ? text : null
  }

  return (
    <FieldsBeside
      names={{ fields: 'Fields', beside: 'Page' }}
      className={
        isOnDemand
          ? null
          : hasSections(opened.schema)
            ? 'xl:grid-cols-[minmax(30rem,38rem)_minmax(0,1fr)]'
            : 'xl:grid-cols-[minmax(22rem,28rem)_minmax(0,1fr)]'
      }
      reveal={reveal}
      onFocus={onFocus}
      beside={(showFields) => (
        <PageFrame
          document={opened.key}
          address={address}
          version={version}
          stored={opened.value}
          value={value}
          focused={focused}
          pick={(path) => {
            showFields()
            onPick(path)
          }}
          pickEntry={(entry, section) => {
            showFields()
            onPickEntry(entry, section)
          }}
          type={(path, text) => onChange(setAtPath(value, path, text))}
          plainTextAt={plainTextAt}
        />
      )}
    >
      {children}
    </FieldsBeside>
  )
}
