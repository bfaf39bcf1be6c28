import { useMemo, useState } from 'react'
import { ChecksButton } from '#app/admin/content/checks/checks-button.tsx'
import { ChecksPanel } from '#app/admin/content/checks/checks-panel.tsx'
import { useChecks } from '#app/admin/content/checks/use-checks.ts'
import { CommentsButton } from '#app/admin/content/comments/comments-button.tsx'
import { CommentsDialog } from '#app/admin/content/comments/comments-dialog.tsx'
import { CommentsPanel } from '#app/admin/content/comments/comments-panel.tsx'
import { useComments } from '#app/admin/content/comments/use-comments.ts'
import { ShareButton } from '#app/admin/content/sharing/share-button.tsx'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { EditedDocument } from './use-document.ts'

type Panel = 'checks' | 'comments' | null

type PanelsOptions = {
  opened: OpenedDocument
  document: EditedDocument
  /** The field that was chosen last. */
  focus: unknown
  onGoTo: (path: string) => void
}

/** What can be listed above the fields, one at a time: checks before publishing, and comments. */
export function usePanels({ opened, document, focus, onGoTo }: PanelsOptions) {
  const [panel, setPanel] = useState<Panel>(null)
  const { value } = document
  const checks = useChecks(opened.key, value)
  const comments = useComments(
    {
      ...opened,
      value,
      save: async () => document.isSaved || document.save(),
    },
    panel === 'comments',
  )
  /** Changes when the fields should be shown, because the panel is above them. */
  const reveal = useMemo(() => panel && { panel, focus }, [panel, focus])
  const toggle = (one: Panel) => setPanel(panel === one ? null : one)
  const place = { schema: opened.schema, value, onGoTo }
  const buttons = (
    <div className="flex flex-wrap gap-x-5">
      {opened.mayChange && (
        <ChecksButton
          checks={checks}
          hasErrors={document.result?.ok === false || document.saveFailure !== undefined}
          isOpen={panel === 'checks'}
          onToggle={() => toggle('checks')}
        />
      )}
      <CommentsButton
        count={comments.threads.filter(({ resolved }) => !resolved).length}
        isOpen={panel === 'comments'}
        onToggle={() => toggle('comments')}
      />
      <ShareButton
        subject={opened.key}
        links={opened.links}
        mayShare={
          opened.mayChange && opened.path !== null && (document.hasDraft || !document.isSaved)
        }
        save={async () => document.isSaved || document.save()}
      />
    </div>
  )
  const list = (
    <>
      {panel === 'comments' && <CommentsPanel comments={comments} {...place} />}
      {panel === 'checks' && checks && <ChecksPanel checks={checks} {...place} />}
      <CommentsDialog comments={comments} schema={opened.schema} value={value} />
    </>
  )
  return { buttons, list, reveal, fieldComments: comments.fields }
}
