import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChecksButton } from '#app/admin/content/checks/checks-button.tsx'
import { ChecksPanel } from '#app/admin/content/checks/checks-panel.tsx'
import { useChecks } from '#app/admin/content/checks/use-checks.ts'
import { SectionToolsContext } from '#app/admin/content/schema-form/form-context.ts'
import { SchemaForm } from '#app/admin/content/schema-form/schema-form.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { elsewhereDocument, MISSING, type PathFaults } from '#model/content/editor.ts'
import { CopySection } from './copy-section.tsx'
import type { DocumentData } from './document-route.ts'
import { DocumentSide } from './document-side.tsx'
import { EditorBar } from './editor-bar.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Notices } from './notices.tsx'
import { PageAndFields } from './page/page-and-fields.tsx'
import { UnsentChanges } from './unsent-changes.tsx'
import { useDocument } from './use-document.ts'

type DocumentScreenProps = {
  data: DocumentData
  /** Result of discarding, restoring or reverting; on success the editor is remounted. */
  result: ActionResult<{ version?: number }> | undefined
}

/** The editor of a document: toolbar, form, history. */
export function DocumentScreen({ data, result }: DocumentScreenProps) {
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
  return <Editor key={`${data.opened.key} ${resetCount}`} {...data} />
}

function Editor({ opened, revisions }: DocumentData) {
  const document = useDocument(opened)
  const [query] = useSearchParams()
  const at = query.get('at')
  const [focus, setFocus] = useState(at === null ? null : { path: at })
  const { faults, showsMissing, value, change } = document
  const errors = useMemo(() => shownFaults(faults, showsMissing), [faults, showsMissing])
  const checks = useChecks(opened.key, value)
  const goTo = (path: string) => setFocus({ path })
  const sectionTools = useCallback(
    (section: unknown) => <CopySection section={section} document={opened.key} />,
    [opened.key],
  )
  const fields = (
    <SectionToolsContext value={sectionTools}>
      <SchemaForm
        schema={opened.schema}
        value={value}
        errors={errors}
        onChange={change}
        focus={focus}
        addresses={opened.addresses}
        entries={opened.entries}
        isReadOnly={!opened.mayChange}
      />
    </SectionToolsContext>
  )
  const list = checks.isOpen && checks.checks && (
    <ChecksPanel checks={checks.checks} schema={opened.schema} value={value} onGoTo={goTo} />
  )
  const side = <DocumentSide opened={opened} document={document} revisions={revisions} />
  return (
    <div className="grid min-w-0 content-start gap-6 [&_:is(input,textarea,select,button,a)]:scroll-mt-32 [&_:is(input,textarea,select,button,a)]:scroll-mb-8">
      <LeaveGuard isSaved={document.isSaved} save={document.save} />
      <EditorBar opened={opened} document={document}>
        <ChecksButton {...checks} />
      </EditorBar>
      <UnsentChanges opened={opened} document={document} />
      <Notices opened={opened} document={document} />
      {opened.frame === null ? (
        <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_--spacing(68)]">
          <div className="grid min-w-0 content-start gap-6">
            {list}
            {fields}
          </div>
          {side}
        </div>
      ) : (
        <PageAndFields
          opened={opened}
          address={opened.frame}
          value={value}
          onChange={change}
          reveal={checks.isOpen ? (focus ?? true) : null}
          onPick={goTo}
        >
          {list}
          {fields}
          {side}
        </PageAndFields>
      )}
    </div>
  )
}

/** Faults of this document; empty required fields count only after a failed publish or preview. */
function shownFaults(faults: PathFaults, showsMissing: boolean) {
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([path, message]) =>
        elsewhereDocument(path) === null && (showsMissing || message !== MISSING),
    ),
  )
}
