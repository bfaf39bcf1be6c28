import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { documentPath } from '#model/admin-paths.ts'
import { elsewhereDocument, type OpenedDocument } from '#model/content/editor.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

type NoticesProps = { opened: OpenedDocument; document: EditedDocument }

/** What stands above the form: what became of the last change, and what else has to be known. */
export function Notices({ opened, document }: NoticesProps) {
  const { answer, trouble, isStopped } = document
  return (
    <>
      {!opened.mayChange && (
        <Notice>
          You can read this. {opened.key === 'site' ? 'Only an owner' : 'An editor or owner'} can
          change it.
        </Notice>
      )}
      {opened.isInvalid && (
        <Notice tone="error">
          What was published does not fit this version of the software, so visitors see the
          original. Mend the marked fields and publish it again.
        </Notice>
      )}
      <FormAlert result={answer} hasFields={false} />
      {trouble && (
        <Notice role="alert" tone="error">
          {trouble.message}
        </Notice>
      )}
      {isStopped && <Conflict opened={opened} document={document} />}
      <Elsewhere document={document} />
    </>
  )
}

function Conflict({ opened, document }: NoticesProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={documentPath(opened.key)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ size: 'sm', variant: 'outline' })}
      >
        Look at theirs in a new tab
      </a>
      <Button
        size="sm"
        variant="outline"
        type="button"
        onClick={() => document.save({ over: 'yes' })}
      >
        Save mine over theirs
      </Button>
    </div>
  )
}

/** Faults in other documents that publishing this one would cause, and the ways out. */
function Elsewhere({ document: { faults, publish } }: Pick<NoticesProps, 'document'>) {
  const found = Object.entries(faults).flatMap(([path, sentence]) => {
    const document = elsewhereDocument(path)
    return document ? { document, sentence } : []
  })
  if (found.length === 0) return null
  const documents = [...new Set(found.map(({ document }) => document))]
  return (
    <div className="admin-panel">
      <p className="font-semibold">This would not fit the rest of the site</p>
      <ul className="grid gap-2 text-small">
        {found.map(({ document, sentence }) => (
          <li key={`${document} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {documents
          .filter((document) => !document.startsWith('post:'))
          .map((document) => (
            <ButtonLink size="sm" variant="outline" key={document} to={documentPath(document)}>
              Open {document}
            </ButtonLink>
          ))}
        {documents.length === 1 && !documents[0]?.startsWith('post:') && (
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => publish({ also: documents[0] })}
          >
            Publish this together with its draft
          </Button>
        )}
      </div>
    </div>
  )
}
