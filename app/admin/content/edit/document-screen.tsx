import { type FocusEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FieldCommentsContext } from '#app/admin/content/comments/comments-context.ts'
import type { Controls } from '#app/admin/content/schema-form/controls.ts'
import { pathOfId } from '#app/admin/content/schema-form/form-actions.ts'
import { BlockToolsContext, type FieldFocus } from '#app/admin/content/schema-form/form-context.ts'
import { SchemaForm } from '#app/admin/content/schema-form/schema-form.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useEditorKeys } from '#app/admin/kit/use-editor-keys.ts'
import { OthersContext } from '#app/admin/presence/others.ts'
import { PeopleList } from '#app/admin/presence/people-list.tsx'
import { usePresence } from '#app/admin/presence/use-presence.ts'
import type { ActionResult } from '#model/action-result.ts'
import { elsewhereDocument, MISSING, type PathErrors } from '#model/content/editor.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { idPath } from '#model/content/form/set-at-path.ts'
import { documentSubject } from '#model/presence/presence.ts'
import { ChangesButton } from './compare-button.tsx'
import { CopyBlock } from './copy-block.tsx'
import { type Beside, DocumentLayout } from './document-layout.tsx'
import type { DocumentData } from './document-route.ts'
import { DocumentSide } from './document-side.tsx'
import { EditorBar } from './editor-bar.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { useNewerVersion } from './newer-version.ts'
import { Notices } from './notices.tsx'
import { UnsentChanges } from './unsent-changes.tsx'
import { useChosenEntry } from './use-chosen-entry.tsx'
import { type EditedDocument, useDocument } from './use-document.ts'
import { usePanels } from './use-panels.tsx'

type DocumentScreenProps = {
  data: DocumentData
  /** The title of the screen, unless it is above. */
  heading?: ReactNode
  /** Controls that its schema names, beside those that every form knows. */
  controls?: Controls
  /** Above the fields: to whom and when it goes, for what is sent. Or what follows from them. */
  above?: (document: EditedDocument) => ReactNode
  /** Beside the fields: what they make. */
  beside?: Beside
  /** The page is shown in place of the fields, which need the width. */
  isPageOnDemand?: boolean
  /** Below the fields. */
  below?: (document: EditedDocument) => ReactNode
  /** Path of the field to begin at, unless the query has one. */
  at?: string | undefined
  /** In place of the note and the history. */
  side?: (document: EditedDocument) => ReactNode
  /** In the toolbar, in place of scheduling and asking for a review. */
  next?: (document: EditedDocument) => ReactNode
  /** Instead of all that, once it can't be changed any more and nothing unsaved is on the screen. */
  closed?: ReactNode
  /** Result of discarding, restoring or reverting; on success the editor is remounted. */
  result: ActionResult<{ version?: number }> | undefined
}

/** The editor of a document: toolbar, form, history. */
export function DocumentScreen({ data, result, ...props }: DocumentScreenProps) {
  const [handledResult, setHandledResult] = useState(result)
  const [resetCount, setResetCount] = useState(0)
  // The action's result arrives before the reloaded document: wait for its version.
  if (
    result !== handledResult &&
    !(result?.ok && data.opened.version < (result.value.version ?? 0))
  ) {
    setHandledResult(result)
    if (result?.ok) setResetCount(resetCount + 1)
  }
  useAnswerToast(result)
  return <Editor key={`${data.opened.key} ${resetCount}`} {...data} {...props} />
}

type EditorProps = DocumentData & Omit<DocumentScreenProps, 'data' | 'result'>

function Editor({ opened, revisions, heading, controls, ...slots }: EditorProps) {
  const document = useDocument(opened)
  const [query] = useSearchParams()
  const given = query.get('at') ?? slots.at ?? null
  const at = given === null ? null : idPath(opened.value, given)
  const [focus, setFocus] = useState<FieldFocus | null>(at === null ? null : { path: at })
  const { errors, showsMissing, value, change } = document
  const shown = useMemo(() => shownErrors(errors, showsMissing), [errors, showsMissing])
  const presence = usePresence({
    subject: documentSubject(opened.key),
    isReading: !opened.mayChange,
  })
  useNewerVersion({ opened, document, known: presence.version })
  const [place, setPlace] = useState('')
  function watchFocus({ target }: FocusEvent) {
    const path = pathOfId(target.closest('[id]')?.id ?? '')
    if (path === null) return
    setPlace(path)
    presence.moveTo(path)
  }
  const { schema } = opened
  const nameOf = useCallback(
    (path: string) => describePath(schema, value, path).split(' › ', 1)[0] ?? '',
    [schema, value],
  )
  const entry = useChosenEntry({ document, onFocus: setFocus })
  const goTo = (path: string) => {
    entry.forget()
    setFocus({ path })
  }
  function step(direction: 'undo' | 'redo') {
    const changed = document.steps[direction]()
    entry.forget()
    if (changed) setFocus(changed)
  }
  useEditorKeys({ onSave: () => void document.save(), onStep: step })
  const panels = usePanels({ opened, document, focus, onGoTo: goTo })
  const blockTools = useCallback(
    (block: unknown) => <CopyBlock block={block} document={opened.key} />,
    [opened.key],
  )
  const side = slots.side?.(document) ?? (
    <DocumentSide opened={opened} document={document} revisions={revisions} />
  )
  const fields = entry.provideTo(
    <BlockToolsContext value={opened.isEmail ? null : blockTools}>
      <FieldCommentsContext value={panels.fieldComments}>
        <SchemaForm
          document={opened.key}
          page={opened.isPublished ? opened.path : null}
          schema={opened.schema}
          value={value}
          errors={shown}
          onChange={change}
          focus={focus}
          addresses={opened.addresses}
          entries={opened.entries}
          isReadOnly={!opened.mayChange}
          controls={controls}
          pendingWrites={document.pendingWrites}
          start={panels.list}
          asideEnd={side}
        />
      </FieldCommentsContext>
    </BlockToolsContext>,
  )
  if (slots.closed && opened.closed !== null && document.isSaved) {
    return (
      <>
        <UnsentChanges opened={opened} document={document} />
        {slots.closed}
      </>
    )
  }
  return (
    <OthersContext value={presence.others}>
      <div className="grid min-w-0 content-start gap-6 [&_:is(input,textarea,select,button,a)]:scroll-mt-32 [&_:is(input,textarea,select,button,a)]:scroll-mb-8">
        <LeaveGuard
          isSaved={document.isSaved}
          isPublishing={document.work === 'publish'}
          save={document.save}
          flush={document.flush}
        />
        <EditorBar
          opened={opened}
          document={document}
          heading={heading}
          people={
            <PeopleList others={presence.others} place={place} nameOf={nameOf} onGoTo={goTo} />
          }
          place={place || (at ?? '')}
          onStep={step}
          next={slots.next?.(document)}
        >
          {panels.buttons}
          <ChangesButton opened={opened} document={document} />
        </EditorBar>
        <UnsentChanges opened={opened} document={document} />
        <Notices opened={opened} document={document} />
        {slots.above?.(document)}
        <DocumentLayout
          {...{ opened, document, fields, side, panels, entry, place }}
          beside={slots.beside}
          isPageOnDemand={slots.isPageOnDemand}
          below={slots.below?.(document)}
          onFocus={watchFocus}
          onGoTo={goTo}
        />
      </div>
    </OthersContext>
  )
}

/** Errors of this document; empty required fields count only after a failed publish or preview. */
function shownErrors(errors: PathErrors, showsMissing: boolean) {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path, message]) =>
        elsewhereDocument(path) === null && (showsMissing || message !== MISSING),
    ),
  )
}
