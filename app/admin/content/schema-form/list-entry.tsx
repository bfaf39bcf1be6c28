import { memo, useContext } from 'react'
import { branchOf, kindOf } from '#model/content/form/branches.ts'
import { stepTo } from '#model/content/form/entry-ids.ts'
import { isFields, type JsonSchema } from '#model/content/form/json-schema.ts'
import { capital } from '#model/content/form/labels.ts'
import { resolvedSchema } from '#model/content/form/schema-at.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { shapeOf } from '#model/content/form/shape.ts'
import { pictureOf, summaryOf } from '#model/content/form/summary.ts'
import { AddEntry } from './add-entry.tsx'
import { ChosenEntry } from './chosen-entry.tsx'
import { Disclosure, EntryNumber } from './disclosure.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { EntryBox } from './entry-selection.tsx'
import { Field } from './field.tsx'
import { BlockToolsContext, useFormActions, useFormState } from './form-context.ts'
import { ObjectFields } from './object-fields.tsx'
import { useEntryDrag } from './use-entry-drag.ts'

type ListEntryProps = {
  items: JsonSchema
  entry: unknown
  /** Path of the list, its key, and the noun of its entries. */
  list: string
  name: string
  noun: string
  index: number
  isLast: boolean
  /** A list of fixed length: entries can only be moved. */
  isFixed: boolean
  canAdd: boolean
  canRemove: boolean
}

/** A list entry: simple values are edited in the row, others expand below it. */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { items, entry, list, name, noun, index } = props
  const { idOf } = useFormActions()
  const blockTools = useContext(BlockToolsContext)
  const path = below(list, stepTo(entry, index))
  const shape = shapeOf(items)
  const positionLabel = `${capital(noun)} ${index + 1}`
  const kind = kindOf(items, entry)
  const summary = summaryOf(entry)
  const entryName = [kind ?? noun, summary && `“${summary}”`].filter(Boolean).join(' ')
  const drag = useEntryDrag({ list, index, entryName })
  const { isReadOnly, open } = useFormState()
  const canHide = Boolean(resolvedSchema(items, entry).properties?.hidden)
  const buttons = <EntryButtons {...props} path={path} entryName={entryName} canHide={canHide} />
  if (['text', 'number', 'choice', 'yes-no'].includes(shape.kind))
    return (
      <li
        {...drag}
        className="is-line grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-2 max-sm:gap-x-2 data-[drop=after]:shadow-[0_2px_0_currentColor] data-[drop=before]:shadow-[0_-2px_0_currentColor]"
      >
        <EntryNumber of={index + 1} />
        <Field schema={items} value={entry} path={path} name={name} label={positionLabel} isInRow />
        {buttons}
      </li>
    )
  const branch = shape.kind === 'union' ? branchOf(shape.branches, entry) : items
  const isFieldset = branch.type === 'object' && shape.kind !== 'picture'
  const isHidden = isFields(entry) && entry.hidden === true
  return (
    <li
      className="relative border-line border-b has-[>input]:pl-8 data-[drop=after]:shadow-[0_2px_0_currentColor] data-[drop=before]:shadow-[0_-2px_0_currentColor]"
      // Texts of an open entry can be selected with the pointer.
      draggable={!open.has(path) && !isReadOnly}
      {...drag}
    >
      {list === '' && <EntryBox id={stepTo(entry, index)} name={entryName} />}
      {shape.kind === 'union' && props.canAdd && !isReadOnly && (
        <AddEntry items={items} list={list} index={index} noun={noun} isBetween />
      )}
      <Disclosure
        path={path}
        number={index + 1}
        title={kind}
        summary={isHidden ? `Hidden · ${summary}` : summary}
        picture={pictureOf(entry)}
        bodyId={idOf(path, 'body')}
        actions={buttons}
      >
        <ChosenEntry path={path} />
        {branch.description && (
          <p className="max-w-[65ch] text-hint text-soft">{branch.description}</p>
        )}
        {isFieldset ? (
          <ObjectFields schema={branch} value={entry} path={path} />
        ) : (
          <Field schema={items} value={entry} path={path} name={name} label={positionLabel} />
        )}
        {list === 'blocks' && !isReadOnly && blockTools?.(entry)}
      </Disclosure>
    </li>
  )
})
