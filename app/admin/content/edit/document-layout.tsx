import type { FocusEventHandler, ReactNode } from 'react'
import { hasAside, hasSections } from '#app/admin/content/schema-form/form-part.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { cn } from '#ui/cn.ts'
import { FieldsBeside } from './fields-beside.tsx'
import { PageAndFields } from './page/page-and-fields.tsx'
import type { useChosenEntry } from './use-chosen-entry.tsx'
import type { EditedDocument } from './use-document.ts'
import type { usePanels } from './use-panels.tsx'

/** What the fields make, beside them. */
export type Beside = {
  /** Of the two views of small screens. */
  names: { fields: string; beside: string }
  show: (document: EditedDocument) => ReactNode
}

type DocumentLayoutProps = {
  opened: OpenedDocument
  document: EditedDocument
  fields: ReactNode
  /** The note and the history. */
  side: ReactNode
  /** Instead of the page. */
  beside?: Beside | undefined
  /** The page is shown in place of the fields, which need the width. */
  isPageOnDemand?: boolean | undefined
  /** Below the fields, with `beside`. */
  below: ReactNode
  panels: ReturnType<typeof usePanels>
  entry: ReturnType<typeof useChosenEntry>
  /** Path of the field that was focused last, or "". */
  place: string
  onFocus: FocusEventHandler
  onGoTo: (path: string) => void
}

/** The fields with what they make, with an aside of their own, or with the page that shows the document. */
export function DocumentLayout(props: DocumentLayoutProps) {
  const { opened, document, fields, side, beside, panels, entry, place, onFocus, onGoTo } = props
  if (beside) {
    return (
      <FieldsBeside
        names={beside.names}
        className="xl:grid-cols-[minmax(0,1fr)_--spacing(112)] xl:gap-x-12"
        reveal={document.result?.ok === false ? document.result : panels.reveal}
        onFocus={onFocus}
        beside={() => beside.show(document)}
        onBeside={() => void document.save()}
      >
        <div className="mx-auto grid w-full max-w-184 gap-10">
          {fields}
          {props.below}
          {side}
        </div>
      </FieldsBeside>
    )
  }
  const isWithAside = hasAside(opened.schema)
  if (opened.frame === null || isWithAside) {
    return (
      <div
        className={cn(
          'grid grid-cols-1 gap-10',
          !isWithAside && 'xl:grid-cols-[minmax(0,1fr)_--spacing(68)]',
        )}
      >
        <section aria-label="Fields" className="grid min-w-0 content-start gap-6" onFocus={onFocus}>
          {fields}
        </section>
        {!isWithAside && side}
      </div>
    )
  }
  return (
    <PageAndFields
      opened={opened}
      address={opened.frame}
      version={document.version}
      value={document.value}
      onChange={document.change}
      reveal={panels.reveal}
      isOnDemand={props.isPageOnDemand ?? false}
      onPick={onGoTo}
      onPickEntry={entry.choose}
      onFocus={onFocus}
      focused={entry.chosen?.path === place ? entry.chosen : place || null}
    >
      {fields}
      {/* Where the fields begin, beside the list of their sections. */}
      {hasSections(opened.schema) ? <div className="xl:pl-44">{side}</div> : side}
    </PageAndFields>
  )
}
