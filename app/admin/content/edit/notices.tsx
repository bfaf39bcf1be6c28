import { PlanNotices } from '#app/admin/content/publishing/plan-notices.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { OpenOther } from '#app/admin/kit/open-other.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { elsewhereDocument, type OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { DocumentConflict } from './document-conflict.tsx'
import type { EditedDocument } from './use-document.ts'

type NoticesProps = { opened: OpenedDocument; document: EditedDocument }

/** Notices above the form: permissions, results, conflicts. */
export function Notices({ opened, document }: NoticesProps) {
  const { result, saveFailure, hasConflict } = document
  return (
    <>
      {!opened.mayChange && (
        <Notice>
          {opened.closed ??
            `Read-only: only ${opened.key === 'site' ? 'owners' : 'authors, editors and owners'} can make changes.`}
        </Notice>
      )}
      <PlanNotices opened={opened} document={document} />
      {opened.isInvalid && (
        <Notice tone="error">
          The published version doesn’t work with this version of the software, so visitors see the
          original. Fix the marked fields and publish it again.
        </Notice>
      )}
      {hasConflict ? (
        <DocumentConflict opened={opened} document={document} />
      ) : (
        <>
          <FormAlert result={result} hasFields={false} />
          {saveFailure && (result?.ok !== false || result.message !== saveFailure.message) && (
            <Notice role="alert" tone="error">
              {saveFailure.message}
            </Notice>
          )}
        </>
      )}
      <OtherDocumentErrors document={document} />
    </>
  )
}

/** Problems that publishing this would cause in other documents. */
function OtherDocumentErrors({ document: { errors, publish } }: Pick<NoticesProps, 'document'>) {
  const otherErrors = Object.entries(errors).flatMap(([path, message]) => {
    const document = elsewhereDocument(path)
    return document ? { path, document, message } : []
  })
  if (otherErrors.length === 0) return null
  const documents = [...new Set(otherErrors.map(({ document }) => document))]
  return (
    <Panel>
      <p className="font-semibold">Publishing this would break other pages</p>
      <ul className="grid gap-2 text-small">
        {otherErrors.map(({ path, message }) => (
          <li key={path}>
            {message} <OpenOther path={path} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {documents.length === 1 && !documents[0]?.startsWith('post:') && (
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => publish({ also: documents[0] })}
          >
            Publish both drafts together
          </Button>
        )}
      </div>
    </Panel>
  )
}
